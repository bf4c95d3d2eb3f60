"""What the outside reaches: routes, the WebSocket, the page's files, and the API's description."""
