import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { useWhere } from '#features/where/use-where.ts';

const everyMs = 60_000;
/** The server counts no further. */
const most = 1000;

/** How many tickets wait for an answer, in a few characters; null where none does. */
export function useWaitingTickets(): string | null {
  const { app } = useWhere();
  const enabled = useMay('users:read');
  // The call of Home: it names nobody, so that asking again and again leaves no views in the audit.
  const { data } = useCall(
    'console/home/get-home',
    { query: app === null ? {} : { app } },
    { enabled, everyMs },
  );
  const count = (enabled && data?.open_tickets) || 0;
  if (count === 0) return null;
  return count >= most ? '999+' : String(count);
}
