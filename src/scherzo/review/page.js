const said = document.querySelector('output');
for (const mark of document.querySelectorAll('[data-said]'))
  for (const kind of ['pointerenter', 'focus'])
    mark.addEventListener(kind, () => (said.textContent = mark.dataset.said));
