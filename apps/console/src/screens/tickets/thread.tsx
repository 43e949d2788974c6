import PencilLine from 'lucide-react/icons/pencil-line';
import { Appeal } from './appeal.tsx';
import { Composer } from './composer.tsx';
import { Entries } from './entries.tsx';
import { presenceWords } from './presence-words.ts';
import { PromiseBar } from './promise-clock.tsx';
import { ThreadHead } from './thread-head.tsx';
import type { Ticket } from './ticket.ts';
import type { Other, Writing } from './use-presence.ts';
import './thread.css';

interface Props {
  ticket: Ticket;
  others: readonly Other[];
  onWriting: (writing: Writing) => void;
  onMoved: () => void;
}

export function ThreadColumn({ ticket, others, onWriting, onMoved }: Props) {
  const words = presenceWords(others);
  return (
    <>
      <ThreadHead ticket={ticket} />
      <PromiseBar ticket={ticket} />
      <Appeal ticket={ticket} />
      <Entries ticket={ticket} />
      <div className="ticket-foot">
        <p className="ticket-presence" role="status">
          {words && (
            <>
              <PencilLine /> {words}
            </>
          )}
        </p>
        <Composer ticket={ticket} onWriting={onWriting} onMoved={onMoved} />
      </div>
    </>
  );
}
