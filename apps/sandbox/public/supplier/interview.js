// Progressive enhancement: a digit chooses an answer, Enter goes on from anywhere, a form is sent once, and the next page
// replaces this one in the history, so that Back leads out of the survey.
const question = document.querySelector('form[data-interview]');

if (question instanceof HTMLFormElement) {
  addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'Enter' && !isControl(event.target)) question.requestSubmit();
    const choice = question.querySelectorAll('input[name="answer"]').item(Number(event.key) - 1);
    if (!/^[1-9]$/.test(event.key) || !(choice instanceof HTMLInputElement)) return;
    choice.focus();
    choice.click();
  });
}

for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (document.body.ariaBusy) return;
    document.body.ariaBusy = 'true';
    void send(form);
  });
}

/** @param {HTMLFormElement} form */
async function send(form) {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  try {
    const answer = await fetch(location.pathname, {
      method: 'POST',
      headers: { accept: 'application/json' },
      body: new URLSearchParams(pairs),
    });
    const { place } = await answer.json();
    location.replace(place);
  } catch {
    // A plain form submission shows the actual error.
    form.submit();
  }
}

/** @param {EventTarget | null} target */
function isTyping(target) {
  return target instanceof HTMLElement && target.matches('textarea, select, .testers *');
}

/** Enter already means something there. @param {EventTarget | null} target */
function isControl(target) {
  return target instanceof HTMLElement && target.matches('input, button, a, summary');
}
