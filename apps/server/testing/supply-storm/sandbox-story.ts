// What the sandbox's supplier says about a click: claims under transactions of their own, some of which it takes back.
import type { Outcome } from '@earnwall/contract/outcomes';
import { keys } from './accounts.ts';
import type { StormClick } from './scene.ts';
import { aboutAnother, type ExpectedReport, forged, genuine } from './script.ts';
import { sandboxMessage } from './sign.ts';
import { aReport, someOf, sometime, type Telling, wrongKey } from './telling.ts';

interface Code {
  readonly code: string;
  readonly outcome: Outcome;
  readonly pays?: string;
}

const codes: readonly Code[] = [
  { code: '10', outcome: 'complete' },
  { code: '11', outcome: 'partial', pays: '0.40' },
  { code: '20', outcome: 'screen_out' },
  { code: '21', outcome: 'screen_out', pays: '0.05' },
  { code: '60', outcome: 'quality' },
  { code: '97', outcome: 'error' },
];

export function tellSandbox(telling: Telling, { supplier, cid, other }: StormClick): void {
  const { script, chance, name } = telling;
  const write = (said: object, key = keys.sandbox) => sandboxMessage(supplier, JSON.stringify(said), key);
  for (const { code, outcome, pays } of someOf(telling, codes, [1, 3])) {
    const transaction = name();
    const said = { transaction, rid: cid, code, ...(pays && { pays: { amount: pays, currency: 'USD' } }) };
    const report = aReport({
      ...{ supplier, cid, transaction, outcome, raw_code: code },
      payout_micros: pays ? BigInt(Math.round(Number(pays) * 1_000_000)) : null,
      reason: outcome === 'error' ? 'unknown_code' : null,
    });
    script.reports.push(report);
    script.storm.push(genuine(supplier, write(said)));
    if (chance.percent(30)) script.storm.push(forged(supplier, write(said, wrongKey)));
    if (chance.percent(30)) script.storm.push(forged(supplier, aboutAnother(write(said), cid, other)));
    if (chance.percent(35)) takeBack(telling, report);
    if (chance.percent(15)) {
      const changed = chance.pick([{ code: '30' }, { rid: other }]);
      script.conflicts.push(genuine(supplier, write({ ...said, ...changed }), 'conflict'));
      const click = 'rid' in changed ? other : cid;
      script.asides.push({ supplier, kind: 'conflict', transaction, click });
    }
  }
  if (chance.percent(15)) tellRivals(telling, { supplier, cid, other });
  if (chance.percent(15)) {
    const [transaction, click] = [name(), name()];
    script.storm.push(genuine(supplier, write({ transaction, rid: click, code: '10' }), 'unknown'));
    script.asides.push({ supplier, kind: 'unknown_click', transaction, click });
  }
  if (chance.percent(10)) {
    script.storm.push(genuine(supplier, write({ what: name() }), 'unreadable'));
    script.asides.push({ supplier, kind: 'unreadable', transaction: null, click: null });
  }
  // A browser that says so pays nothing.
  const back = { method: 'GET', target: `/return/${supplier}?rid=${cid}&code=10`, headers: {}, body: null };
  if (chance.percent(20)) script.storm.push(genuine(supplier, { ...back, method: 'GET' }, 'returned'));
}

function takeBack(telling: Telling, { supplier, cid, transaction: reverses }: ExpectedReport): void {
  const transaction = telling.name();
  const body = JSON.stringify({ transaction, rid: cid, code: '90', reverses });
  telling.script.reports.push(
    aReport({ supplier, cid, transaction, outcome: 'quality', raw_code: '90', reverses }),
  );
  sometime(telling, genuine(supplier, sandboxMessage(supplier, body, keys.sandbox)));
}

/** One transaction for the clicks of two people, at the same time. */
function tellRivals({ script, name }: Telling, click: Pick<StormClick, 'supplier' | 'cid' | 'other'>): void {
  const { supplier } = click;
  const transaction = name();
  const claim = (cid: string) => {
    const body = JSON.stringify({ transaction, rid: cid, code: '10' });
    script.storm.push(genuine(supplier, sandboxMessage(supplier, body, keys.sandbox), 'rival'));
    return aReport({ supplier, cid, transaction, outcome: 'complete', raw_code: '10' });
  };
  script.rivals.push([claim(click.cid), claim(click.other)]);
}
