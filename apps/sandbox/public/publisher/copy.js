// Copy buttons: the text of the named element goes to the clipboard, and the button says that it did.
const confirmationMs = 2000;

export function enableCopying() {
  for (const button of document.querySelectorAll('button[data-copy]')) {
    button.addEventListener('click', () => void copy(button));
  }
}

/** @param {Element} button */
async function copy(button) {
  const source = document.getElementById(button.getAttribute('data-copy') ?? '');
  if (!source) return;
  try {
    await navigator.clipboard.writeText(source.textContent ?? '');
    button.textContent = 'Copied';
  } catch {
    // Without the clipboard (plain http on another host) the text is at least selected for Ctrl-C.
    getSelection()?.selectAllChildren(source);
    button.textContent = 'Selected';
  }
  setTimeout(() => {
    button.textContent = 'Copy';
  }, confirmationMs);
}
