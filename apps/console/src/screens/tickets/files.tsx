import FileVideo from 'lucide-react/icons/file-video';
import { addressOf } from '#api/asked.ts';
import { sizeText } from './size-text.ts';
import type { Ticket } from './ticket.ts';

/**
 * Pictures are shown as pictures and nothing else; whatever is opened is a download. The server sends each with the type of its
 * content, as an attachment in a sandbox.
 */
export function Files({ ticket }: { ticket: Ticket }) {
  if (ticket.files.length === 0) return null;
  return (
    <ul className="ticket-files" aria-label="Files">
      {ticket.files.map(({ name, type, bytes, position }) => {
        const href = addressOf('console/tickets/get-tickets-files', {
          params: { id: ticket.id, position: String(position) },
        });
        const isPicture = type.startsWith('image/');
        return (
          <li key={position}>
            <a className="ticket-file" href={href} download={name}>
              {isPicture ? (
                <img src={href} alt={`Attached: ${name}`} loading="lazy" decoding="async" />
              ) : (
                <span className="ticket-file-icon">
                  <FileVideo />
                </span>
              )}
              <span className="ticket-file-words">
                <strong dir="auto">{name}</strong>
                <span>
                  {sizeText(bytes)} · {isPicture ? 'shown sandboxed' : 'download'}
                </span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
