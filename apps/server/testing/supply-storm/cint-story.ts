// What Cint says about a click: by a signed return or from server to server, and afterwards in the list of outcomes, where
// buyers adjust completes.
import type { Outcome } from '@earnwall/contract/outcomes';
import { keys } from './accounts.ts';
import type { StormClick } from './scene.ts';
import { type Answer, aboutAnother, forged, genuine } from './script.ts';
import { cintMessage } from './sign.ts';
import { aReport, type Telling, wrongKey } from './telling.ts';

const ends: readonly [
  readonly [initial: string, client: string, Outcome],
  ...(readonly [string, string, Outcome])[],
] = [
  ['3', '10', 'complete'],
  ['3', '10', 'complete'],
  ['3', '10', 'complete'],
  ['3', '20', 'screen_out'],
  ['3', '30', 'quality'],
  ['3', '40', 'quota_full'],
  ['21', '', 'duplicate'],
  ['32', '', 'security'],
  ['3', '77', 'error'],
];

const codeOf = (initial: string, client: string) => (client === '' ? initial : `${initial}.${client}`);

export function tellCint(telling: Telling, click: StormClick): void {
  const { script, chance, name } = telling;
  const { supplier, cid, other, isFast } = click;
  const isCallback = supplier === 'cint-callbacks';
  const path = `/${isCallback ? 'callbacks' : 'return'}/${supplier}`;
  const answer: Answer = isCallback ? 'stored' : 'returned';
  const write = (mid: string, initial: string, client: string, key = keys.cint) =>
    cintMessage(path, { end: 'any', mid, initial, client, cost: '1.00' }, key);

  const [initial, client, outcome] = chance.pick(ends);
  const code = codeOf(initial, client);
  const isTooFast = !isCallback && isFast && outcome === 'complete';
  const message = write(cid, initial, client);
  script.storm.push(genuine(supplier, message, answer));
  script.reports.push(
    aReport({
      ...{ supplier, cid, transaction: `${cid}:${code}${isTooFast ? ':too_fast' : ''}`, raw_code: code },
      outcome: isTooFast ? 'quality' : outcome,
      reason: isTooFast ? 'too_fast' : outcome === 'error' ? 'unknown_code' : null,
    }),
  );
  if (chance.percent(30)) script.storm.push(forged(supplier, write(cid, '3', '10', wrongKey)));
  if (chance.percent(30)) script.storm.push(forged(supplier, aboutAnother(message, cid, other)));
  // No browser ever brings an adjustment, however well it is signed.
  if (!isCallback && chance.percent(20)) script.storm.push(forged(supplier, write(cid, '3', '26')));
  if (chance.percent(15)) {
    const unknown = name();
    const answered = isCallback ? 'unknown' : 'returned';
    script.storm.push(genuine(supplier, write(unknown, '3', '10'), answered));
    script.asides.push({ supplier, kind: 'unknown_click', transaction: `${unknown}:3.10`, click: unknown });
  }
  listOutcomes(telling, click, { ended: client, isTooFast });
}

/** `ended`: the client's code, which the list repeats; empty where there is none. */
function listOutcomes(
  { script, chance, name }: Telling,
  { supplier, cid }: StormClick,
  { ended, isTooFast }: { ended: string; isTooFast: boolean },
): void {
  const list = (client_status: number, given: object = {}) =>
    script.list(supplier, { mid: cid, marketplace_status: 3, client_status, ...given });
  const adjusted = (
    code: string,
    outcome: Outcome,
    reverses: string | null,
    transaction = `${cid}:${code}`,
  ) => script.reports.push(aReport({ supplier, cid, transaction, outcome, raw_code: code, reverses }));
  if (ended !== '' && chance.percent(30)) {
    list(Number(ended));
    // The browser was too fast; the supplier's own list says that the person was not.
    if (isTooFast) adjusted(`3.${ended}`, 'complete', null);
  }
  if (chance.percent(20)) list(1);
  if (chance.percent(25)) {
    adjusted('3.26', 'screen_out', `${cid}:3.10`);
    list(26);
  }
  if (chance.percent(25)) {
    adjusted('3.11', 'complete', null);
    list(11);
    if (chance.percent(40)) {
      adjusted('3.28', 'screen_out', `${cid}:3.11`, `${cid}:3.28:3.11`);
      list(28, { previous_client_status: 11 });
    }
  }
  if (chance.percent(8)) {
    const unknown = name();
    list(10, { mid: unknown });
    script.asides.push({ supplier, kind: 'unknown_click', transaction: `${unknown}:3.10`, click: unknown });
  }
  if (chance.percent(8)) {
    script.list(supplier, { what: name() });
    script.asides.push({ supplier, kind: 'unreadable', transaction: null, click: null });
  }
}
