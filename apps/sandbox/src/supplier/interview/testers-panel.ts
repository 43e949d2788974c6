// Controls for testers: end the survey with any outcome, delivered to the buyer in any way.
import { type Html, html } from '../../html.ts';
import type { Attempt } from '../attempts/attempts.ts';
import { type DeliveryName, deliveries } from '../attempts/delivery.ts';
import { allOutcomes } from '../outcomes.ts';

export function testersPanel({ delivery, quotaClosed, project }: Attempt): Html {
  const outcomeOptions = allOutcomes.map(
    ({ code, name }) => html`<option value="${code}">${name} (${code})</option>`,
  );
  const deliveryOptions = (Object.keys(deliveries) as DeliveryName[]).map(
    (name) =>
      html`<option value="${name}"${name === delivery && html` selected`}>${deliveries[name].label}</option>`,
  );
  return html`<details class="testers"${(quotaClosed || delivery !== 'before') && html` open`}>
<summary>For testers</summary>
<form method="post">
<input type="hidden" name="intent" value="plan">
<label>How it ends<select name="code"><option value="">As the answers decide</option>${outcomeOptions}</select></label>
<label>How the panel is notified<select name="delivery">${deliveryOptions}</select></label>
<label>Dollars for a partial or compensated end<input name="pays" inputmode="decimal" pattern="\\d{1,6}(\\.\\d{1,6})?" placeholder="as usual"></label>
<button>Do it</button>
</form>
<form method="post">
<input type="hidden" name="intent" value="close-quota">
<button${quotaClosed && html` disabled`}>Close the quota</button>
<p>${quotaClosed ? 'The quota is closed: the next answer finds it full.' : 'The next answer finds it full.'}</p>
</form>
<p>Project ${project}. What was sent, and what can follow days later, is on the <a href="/supplier/attempts" target="_blank" rel="noopener">supplier’s control page</a>.</p>
</details>`;
}
