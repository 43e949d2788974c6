// What Dynata says about a click: each code once, and a code of quality takes back the complete, whichever comes first.
import type { Outcome } from '@earnwall/contract/outcomes';
import { keys } from './accounts.ts';
import type { StormClick } from './scene.ts';
import { aboutAnother, forged, genuine } from './script.ts';
import { dynataMessage } from './sign.ts';
import { aReport, someOf, sometime, type Telling, wrongKey } from './telling.ts';

const codes: readonly [disposition: number, status: number, Outcome][] = [
  [1, 0, 'complete'],
  [1, 0, 'complete'],
  [1, 1, 'partial'],
  [2, 1, 'screen_out'],
  [3, 0, 'quota_full'],
  [4, 2, 'duplicate'],
  [5, 0, 'quality'],
  [5, 3, 'security'],
  [9, 9, 'error'],
];

export function tellDynata(telling: Telling, { supplier, cid, other }: StormClick): void {
  const { script, chance, name } = telling;
  const write = (disposition: number, status: number, click = cid, signing = keys.dynata) =>
    dynataMessage({ respondent_id: 'any', disposition, status, parameters: { cid: click } }, signing);
  const told = new Set<string>();
  for (const [disposition, status, outcome] of someOf(telling, codes, [1, 3])) {
    const code = `${disposition}.${status}`;
    if (told.has(code)) continue;
    told.add(code);
    const report = aReport({
      ...{ supplier, cid, transaction: `${cid}:${code}`, outcome, raw_code: code },
      reason: outcome === 'error' ? 'unknown_code' : null,
    });
    script.reports.push(report);
    if (disposition === 5)
      script.reports.push({
        ...report,
        transaction: `${report.transaction}:reversal`,
        reverses: `${cid}:1.0`,
      });
    const message = write(disposition, status);
    sometime(telling, genuine(supplier, message));
    if (chance.percent(30)) script.storm.push(forged(supplier, aboutAnother(message, cid, other)));
    if (chance.percent(30)) {
      const signing = chance.pick([
        { ...keys.dynata, secret: wrongKey },
        { ...keys.dynata, access: wrongKey },
      ]);
      script.storm.push(forged(supplier, write(disposition, status, cid, signing)));
    }
  }
  if (chance.percent(15)) {
    const click = name();
    script.storm.push(genuine(supplier, write(1, 0, click), 'unknown'));
    script.asides.push({ supplier, kind: 'unknown_click', transaction: `${click}:1.0`, click });
  }
}
