import { consoleHref } from '#lib/page-settings.ts';
import { answeredIn } from './answered-in.ts';
import type { Evidence } from './ticket.ts';

interface Props {
  earlier: Evidence['earlier'];
  count: number;
}

/** How many, and how fast the latest were answered. */
export function EarlierTickets({ earlier, count }: Props) {
  const [last] = earlier;
  if (!last) return <>none</>;
  return (
    <details className="earlier">
      <summary>
        {count}, {answeredIn(last.answered_seconds)}
      </summary>
      <ul>
        {earlier.map(({ id, excerpt, answered_seconds }) => (
          <li key={id}>
            <a href={consoleHref(`/tickets/${id}`)} dir="auto">
              {excerpt.slice(0, 60) || '(erased)'}
            </a>
            <span>{answeredIn(answered_seconds)}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
