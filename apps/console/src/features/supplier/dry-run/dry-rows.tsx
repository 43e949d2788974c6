import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { Status, type StatusKind } from '@earnwall/ui/console/status';
import { saidText } from '#features/inventory/said-text.ts';
import { exactDollars } from '#features/money/dollars-text.ts';
import { Sample } from '#features/supplier/sample.tsx';
import { targetingWords } from './targeting-words.ts';

type Answer = ConsoleAnswerOf<'console/suppliers/post-suppliers-dry-run'>;
type Row = Answer['rows'][number];

const looks: Readonly<Record<Row['becomes'], { kind: StatusKind; word: string }>> = {
  surveys: { kind: 'good', word: 'Read' },
  offers: { kind: 'good', word: 'Read' },
  closed: { kind: 'idle', word: 'Closed: takes nobody now' },
  unread: { kind: 'bad', word: 'Not used' },
};

/** Row by row: what it becomes, or why it cannot be used. */
export function DryRows({ answer: { rows, total } }: { answer: Answer }) {
  const used = rows.filter(({ becomes }) => becomes === 'surveys' || becomes === 'offers').length;
  return (
    <div className="stack">
      <p>
        {used} of {rows.length} rows are read
        {total > rows.length && ` (the first ${rows.length} of ${total})`}.
      </p>
      <ol className="supplier-dry-rows">
        {rows.map((row) => (
          <li key={row.row} className="supplier-dry-row">
            <span>
              Row {row.row + 1} <Status kind={looks[row.becomes].kind}>{looks[row.becomes].word}</Status>
              {row.ref !== null && <code> {row.ref}</code>}
            </span>
            {row.reason !== null && <span>{row.reason}</span>}
            {row.sample !== null && <Sample text={row.sample} />}
            {row.surveys.map((survey) => (
              <Survey key={survey.ref} survey={survey} />
            ))}
            {row.offers.map((offer) => (
              <Offer key={offer.ref} offer={offer} />
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}

function Survey({ survey }: { survey: Row['surveys'][number] }) {
  const { ref, country, language, devices, loi_seconds, payout_micros, said, targeting, quotas } = survey;
  const clauses = targetingWords(targeting);
  return (
    <div>
      <p>
        <code>{ref}</code> {country}, {language}, {devices.join(', ')}; {Math.round(loi_seconds / 60)} min,{' '}
        {exactDollars(payout_micros)}; {saidText(said)}
      </p>
      <ul className="supplier-clauses">
        {clauses.length === 0 && <li>for everybody</li>}
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
        {quotas.map((quota) => (
          <li key={quota.ref}>
            quota <code>{quota.ref}</code>: {quota.remaining} left for{' '}
            {targetingWords(quota.targeting).join(' and ') || 'everybody'}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Offer({ offer }: { offer: Row['offers'][number] }) {
  const { ref, name, platforms, countries, milestones } = offer;
  return (
    <div>
      <p>
        <code>{ref}</code> {name}; {platforms.join(', ')}; {countries.join(', ') || 'every country'}
      </p>
      <ul className="supplier-clauses">
        {milestones.map((milestone) => (
          <li key={`${milestone.event_ref} ${milestone.required_event_count}`}>
            {milestone.name}: event <code>{milestone.event_ref}</code>
            {milestone.required_event_count > 1 && ` ${milestone.required_event_count} times`},{' '}
            {exactDollars(milestone.payout_micros)}, pending for {milestone.hold_days} days
          </li>
        ))}
      </ul>
    </div>
  );
}
