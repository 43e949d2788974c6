import { Drawer } from '@earnwall/ui/console/drawer';
import { Empty } from '@earnwall/ui/console/empty';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useCall } from '#api/use-call.ts';
import { userPath } from '#features/users/user-path.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { type AuditEvent, kindWords, valueText, whoText } from './audit-event.ts';
import { RevertForm } from './revert-form.tsx';

interface Props {
  id: number;
  /** The event where the page has it already. */
  known: AuditEvent | null;
  onClose: () => void;
}

export function EventDrawer({ id, known, onClose }: Props) {
  const isAsked = known === null;
  const { data, error, isLoading, refetch } = useCall(
    'console/audit/get-audit',
    { query: { event: id } },
    { enabled: isAsked },
  );
  // While another one loads, the answer before is still there.
  const event = known ?? data?.events.find((each) => each.id === id) ?? null;
  const isMissing = isAsked && data !== undefined && !isLoading && !event;
  return (
    <Drawer title={event?.what ?? `Event ${id}`} onClose={onClose}>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isLoading && <Skeleton rows={6} />}
      {isMissing && <Empty title="There is no such event" />}
      {event && <EventDetails event={event} />}
    </Drawer>
  );
}

function EventDetails({ event }: { event: AuditEvent }) {
  const { at, kind, role, app, publisher, user, reason, changes, about, network, request_id } = event;
  const facts: [string, string | null][] = [
    ['When', `${at.slice(0, 19).replace('T', ' ')} UTC`],
    ['Who', whoText(event)],
    ['Role', role],
    ['Kind', kindWords[kind]],
    ['App', app?.name ?? null],
    ['Publisher', publisher],
    ['Reason', reason],
    ['About', Object.keys(about).length === 0 ? null : JSON.stringify(about)],
    ['Network', network],
    ['Request', request_id],
  ];
  const shown = facts.filter((fact): fact is [string, string] => fact[1] !== null);
  return (
    <>
      <Facts
        items={[
          ...shown,
          ...(user === null
            ? []
            : [['User', <UserLink key="user" app={app?.id ?? null} user={user} />] as const]),
          ...eventFact('Reverts', event.reverts),
          ...eventFact('Reverted by', event.reverted_by),
        ]}
      />
      {changes.length > 0 && (
        <Section title="Old → new">
          <ul className="audit-changes">
            {changes.map((change) => (
              <li key={change.field}>
                <span className="audit-field">{change.field}</span>
                <del>{valueText(change.old)}</del> <span aria-hidden="true">→</span>{' '}
                <ins>{valueText(change.new)}</ins>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {event.revertible && <RevertForm key={event.id} event={event} />}
      {event.revert_refused !== null && <p className="c-muted">{event.revert_refused}</p>}
    </>
  );
}

/** The way to another event. */
function eventFact(label: string, id: number | null) {
  if (id === null) return [];
  const link = (
    <a key={label} className="audit-user" href={consoleHref(`/audit?open=${id}`)}>
      {`event ${id}`}
    </a>
  );
  return [[label, link] as const];
}

/** To the person's page; a user is always one of an app. */
function UserLink({ app, user }: { app: string | null; user: string }) {
  const path = app === null ? `/audit?user=${encodeURIComponent(user)}` : userPath(app, user);
  return (
    <a className="audit-user c-mono" href={consoleHref(path)}>
      {user}
    </a>
  );
}
