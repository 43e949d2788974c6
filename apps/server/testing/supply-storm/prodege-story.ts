// What Prodege says about clicks: a signed return is the report; batches of reconciliations change it afterwards.
import type { Outcome } from '@earnwall/contract/outcomes';
import { keys } from './accounts.ts';
import { type ReconciledLine, reconcile } from './prodege-batches.ts';
import type { StormClick } from './scene.ts';
import { aboutAnother, forged, genuine } from './script.ts';
import { prodegeReturn, prodegeSeal } from './sign.ts';
import { aReport, type Telling, wrongKey } from './telling.ts';

const ends: readonly [
  readonly [status: string, reason: string, Outcome],
  ...(readonly [string, string, Outcome])[],
] = [
  ['1', '', 'complete'],
  ['1', '0', 'complete'],
  ['1', '', 'complete'],
  ['2', '', 'quota_full'],
  ['3', '5', 'screen_out'],
  ['3', '17', 'duplicate'],
  ['3', '33', 'security'],
  ['4', '', 'quality'],
  ['7', '', 'error'],
];

export interface ProdegeEntry {
  readonly supplier: string;
  readonly cid: string;
  readonly transid: string;
  readonly project: string;
  readonly person: string;
}

/** `number`: of the click, which makes its transaction. */
export function tellProdege(telling: Telling, click: StormClick, number: number): ReconciledLine[] {
  const { script, chance, name } = telling;
  const { supplier, cid, other, isFast, isOtherFast } = click;
  const entry = { supplier, cid, transid: `${1_000_000 + number}`, project: `${number}`, person: name() };
  const [status, reason, outcome] = chance.pick(ends);
  const message = back(entry, status, reason);
  const isTooFast = isFast && outcome === 'complete';
  const report = aReport({
    ...{ supplier, cid, transaction: isTooFast ? `${entry.transid}:too_fast` : entry.transid },
    outcome: isTooFast ? 'quality' : outcome,
    raw_code: Number(reason) > 0 ? `${status}.${reason}` : status,
    reason: isTooFast ? 'too_fast' : outcome === 'error' ? 'unknown_code' : null,
  });
  const rivals = !isFast && !isOtherFast && status === '1' && chance.percent(20);
  if (rivals) {
    const another = { ...entry, cid: other };
    script.rivals.push([report, { ...report, cid: other }]);
    script.storm.push(genuine(supplier, message, 'returned'));
    script.storm.push(genuine(supplier, back(another, status, reason), 'returned'));
  } else {
    script.reports.push(report);
    script.storm.push(genuine(supplier, message, 'returned'));
    if (chance.percent(20)) {
      const conflicting = chance.percent(50) ? entry : { ...entry, cid: other };
      script.conflicts.push(genuine(supplier, back(conflicting, '2', '28'), 'returned'));
      script.asides.push({
        ...{ supplier, kind: 'conflict', transaction: entry.transid, click: conflicting.cid },
      });
    }
  }
  if (chance.percent(30)) script.storm.push(forged(supplier, back(entry, '1', '', wrongKey)));
  if (chance.percent(30)) script.storm.push(forged(supplier, aboutAnother(message, cid, other)));
  if (chance.percent(20)) script.storm.push(forged(supplier, withForeignSeal(entry, other)));
  if (chance.percent(15)) {
    const unknown = { ...entry, cid: name(), transid: `${9_000_000 + number}` };
    script.storm.push(genuine(supplier, back(unknown, '1', ''), 'returned'));
    script.asides.push({
      ...{ supplier, kind: 'unknown_click', transaction: unknown.transid, click: unknown.cid },
    });
  }
  return rivals ? [] : reconcile(telling, entry);
}

function back(entry: ProdegeEntry, status: string, termreason: string, key = keys.prodege) {
  const { supplier, cid, transid, project, person } = entry;
  const seal = prodegeSeal(project, person, cid, keys.prodege);
  const said = { transid, projectid: project, vpid: person, status, termreason, cid, seal };
  return prodegeReturn(supplier, said, key);
}

/** Signed by Prodege, and yet about a click that was never sent into this project. */
function withForeignSeal({ supplier, transid, project, person, cid }: ProdegeEntry, other: string) {
  const seal = prodegeSeal(project, person, other, keys.prodege);
  const said = { transid, projectid: project, vpid: person, status: '1', termreason: '', cid, seal };
  return prodegeReturn(supplier, said, keys.prodege);
}
