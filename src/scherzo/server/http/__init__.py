"""The doors to the outside: routes, the WebSocket, the page's files, and the API's description."""
