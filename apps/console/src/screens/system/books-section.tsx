import { Ago } from '@earnwall/ui/console/ago';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import type { System } from './system-answer.ts';

/** Hourly audits of the ledger and of what suppliers reported. */
export function BooksSection({ audits }: Pick<System, 'audits'>) {
  return (
    <Section title="Books" note="audited every hour">
      {audits.length === 0 && <Status kind="idle">Not audited yet</Status>}
      {audits.map(({ name, checked_at, findings }) =>
        findings.length === 0 ? (
          <p key={name}>
            <Status kind="good">{`${name}: all adds up`}</Status>{' '}
            <span className="system-age">
              <Ago at={checked_at} />
            </span>
          </p>
        ) : (
          <Notice key={name} kind="bad" title={`${name} do not add up`} aside={<Ago at={checked_at} />}>
            <ul className="system-findings">
              {findings.map((finding) => (
                <li key={finding}>{finding}</li>
              ))}
            </ul>
          </Notice>
        ),
      )}
    </Section>
  );
}
