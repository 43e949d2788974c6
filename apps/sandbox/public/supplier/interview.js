// Comfort for keyboards: a digit chooses an answer, Enter goes on from anywhere, and a form is sent once. The survey
// works without this file.
const form = document.querySelector('form[data-interview]');

if (form instanceof HTMLFormElement) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'Enter' && !isControl(event.target)) form.requestSubmit();
    const choice = form.querySelectorAll('input[name="answer"]').item(Number(event.key) - 1);
    if (!/^[1-9]$/.test(event.key) || !(choice instanceof HTMLInputElement)) return;
    choice.focus();
    choice.click();
  });
}

for (const each of document.forms) {
  each.addEventListener('submit', (event) => {
    if (each.dataset.sent) event.preventDefault();
    each.dataset.sent = 'yes';
    each.querySelector('.primary')?.setAttribute('aria-busy', 'true');
  });
}

// Come back to by the Back button, a page may be sent again.
addEventListener('pageshow', () => {
  for (const each of document.forms) {
    delete each.dataset.sent;
    each.querySelector('.primary')?.removeAttribute('aria-busy');
  }
});

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches('textarea, select, .testers *');
}

/** Enter already means something there. @param {EventTarget | null} target */
function isControl(target) {
  return target instanceof HTMLElement && target.matches('input, button, a, summary');
}
