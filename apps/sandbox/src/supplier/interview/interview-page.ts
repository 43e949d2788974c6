// One question of the survey as a page: plain forms, so that it works in any frame, on any phone and without a script.
import { type Html, html } from '../../html.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { respondentPage } from './layout.ts';
import { longestText, type Question, questions, type Step } from './questionnaire.ts';
import { testersPanel } from './testers-panel.ts';

export function interviewPage(attempt: Attempt, step: Step & { kind: 'ask' }, problem: string | null): Html {
  const { question, number } = step;
  const count = `Question ${number} of ${questions.length}`;
  return respondentPage({
    title: `${problem ? 'Please check · ' : ''}${count}`,
    content: html`<div class="progress">
<progress max="${questions.length}" value="${number - 1}" aria-label="Progress"></progress>
<p>${count}</p>
</div>
<form method="post" class="question" data-interview>
<input type="hidden" name="intent" value="answer">
<input type="hidden" name="question" value="${question.id}">
<h1 id="question" tabindex="-1" autofocus>${question.text}</h1>
${question.hint && html`<p class="hint" id="hint">${question.hint}</p>`}
${problem && html`<p class="problem" id="problem" role="alert">${problem}</p>`}
${answerField(question, problem !== null)}
<button class="primary">${number === questions.length ? 'Finish' : 'Next'}</button>
</form>
<form method="post">
<input type="hidden" name="intent" value="leave">
<button class="quiet">I have to stop here</button>
</form>`,
    aside: testersPanel(attempt),
  });
}

function answerField({ id, kind, choices, hint }: Question, wrong: boolean): Html {
  const describedBy = [hint && 'hint', wrong && 'problem'].filter(Boolean).join(' ');
  const described = html` aria-labelledby="question"${describedBy && html` aria-describedby="${describedBy}"`}`;
  if (kind === 'words')
    return html`<textarea name="answer" rows="4" maxlength="${longestText}"${described}></textarea>`;
  const type = kind === 'some' ? 'checkbox' : 'radio';
  return html`<div class="choices ${kind}" role="${kind === 'some' ? 'group' : 'radiogroup'}"${described}>${choices.map(
    ({ value, label }) =>
      html`<label class="choice"><input type="${type}" name="answer" value="${value}" id="${id}-${value}"><span>${label}</span></label>`,
  )}</div>`;
}
