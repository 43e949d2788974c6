import { Button } from '@earnwall/ui/primitives/button';
import { ticketListId } from '#features/ticket-list/ticket-list.tsx';
import { useText } from '#lib/text/text.tsx';

/** Who comes for an answer need not look for it among the questions. */
export function UnreadReplies({ count }: { count: number }) {
  const text = useText();
  const show = () => document.getElementById(ticketListId)?.querySelector('summary')?.focus();
  return (
    count > 0 && (
      <Button kind="soft" onClick={show}>
        {text('support_unread', { count })}
      </Button>
    )
  );
}
