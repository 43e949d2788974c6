// Prodege's reconciliations: lines about many clicks, in batches that overlap.
import type { Outcome } from '@earnwall/contract/outcomes';
import { keys } from './accounts.ts';
import type { ProdegeEntry } from './prodege-story.ts';
import { forged, genuine } from './script.ts';
import { prodegeBatch, prodegeSeal } from './sign.ts';
import { aReport, type Telling, wrongKey } from './telling.ts';

export interface ReconciledLine {
  readonly supplier: string;
  readonly isReadable: boolean;
  readonly said: object;
}

interface Status {
  readonly newstatus: string;
  readonly outcome: Outcome;
}

const statuses: readonly [Status, ...Status[]] = [
  { newstatus: '3', outcome: 'screen_out' },
  { newstatus: '4', outcome: 'quality' },
];

export function reconcile({ script, chance, name }: Telling, entry: ProdegeEntry): ReconciledLine[] {
  const { supplier, cid, transid } = entry;
  const lines: ReconciledLine[] = [];
  if (chance.percent(25)) {
    script.reports.push(
      aReport({ supplier, cid, transaction: `${transid}:corrected`, outcome: 'complete', raw_code: '1' }),
    );
    lines.push(line(entry, 1));
  }
  if (chance.percent(35)) {
    const { newstatus, outcome } = chance.pick(statuses);
    for (const reverses of [transid, `${transid}:corrected`]) {
      const transaction = `${reverses}:r:${newstatus}`;
      script.reports.push(aReport({ supplier, cid, transaction, outcome, raw_code: newstatus, reverses }));
    }
    lines.push(line(entry, newstatus));
  }
  if (chance.percent(10)) {
    const unknown = { ...entry, cid: name(), transid: `8${transid}` };
    for (const reverses of [unknown.transid, `${unknown.transid}:corrected`])
      script.asides.push({
        ...{ supplier, kind: 'unknown_click', transaction: `${reverses}:r:4`, click: unknown.cid },
      });
    lines.push(line(unknown, '4'));
  }
  if (chance.percent(10)) {
    const said = chance.pick([
      { ...line(entry, '9').said },
      { ...line(entry, '4').said, projectid: '0' },
      { transid, what: name() },
    ]);
    script.asides.push({ supplier, kind: 'unreadable', transaction: null, click: null });
    lines.push({ supplier, said, isReadable: false });
  }
  return lines;
}

/** Statuses come as numbers or as text. */
function line({ supplier, cid, transid, project, person }: ProdegeEntry, newstatus: string | number) {
  const seal = prodegeSeal(project, person, cid, keys.prodege);
  const passthruvariables = `${new URLSearchParams({ cid, seal })}`;
  const said = { transid, newstatus, projectid: project, vpid: person, passthruvariables };
  return { supplier, isReadable: true, said };
}

/** Each line comes in one batch during the storm or after it, and some in a second one. */
export function sendBatches({ script, chance }: Telling, lines: readonly ReconciledLine[]): void {
  for (const supplier of new Set(lines.map((one) => one.supplier))) {
    const own = lines.filter((one) => one.supplier === supplier);
    const again = own.filter(() => chance.percent(30));
    let left = chance.shuffled([...own, ...again]);
    while (left.length > 0) {
      const size = chance.between(1, 25);
      const batch = left.slice(0, size);
      left = left.slice(size);
      const isUnreadable = batch.length === 1 && !batch[0]?.isReadable;
      const said = batch.map((one) => one.said);
      const sending = genuine(
        supplier,
        prodegeBatch(supplier, said, keys.prodege),
        isUnreadable ? 'unreadable' : 'stored',
      );
      (chance.percent(60) ? script.storm : script.late).push(sending);
      if (chance.percent(30)) script.storm.push(forged(supplier, prodegeBatch(supplier, said, wrongKey)));
    }
  }
}
