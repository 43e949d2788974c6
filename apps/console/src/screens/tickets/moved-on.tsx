import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import { EntryItem } from './entries.tsx';
import { entriesSince } from './entries-of.ts';
import type { Ticket } from './ticket.ts';

interface Props {
  ticket: Ticket;
  /** The reply was not sent, since something else was written first. */
  moved: boolean;
  seen: string | null;
  busy: boolean;
  onSend: () => void;
}

/** What was written while somebody wrote a reply: shown as soon as it is known, asked about when it is sent. */
export function MovedOn({ ticket, moved, seen, busy, onSend }: Props) {
  const since = entriesSince(ticket, seen);
  if (since.length === 0) return null;
  const many = since.length === 1 ? 'A message came' : `${since.length} messages came`;
  return (
    <div className="moved-on" role="alert">
      <Notice
        kind="warn"
        title={moved ? `Not sent: ${many.toLowerCase()} since you began` : `${many} since you began`}
        action={
          moved && (
            <Button size="small" busy={busy} onClick={onSend}>
              Send anyway
            </Button>
          )
        }
      >
        <div className="moved-on-since">
          {since.map((entry) => (
            <EntryItem key={entry.id} entry={entry} ticket={ticket} />
          ))}
        </div>
      </Notice>
    </div>
  );
}
