import type { TextKey } from '@earnwall/i18n/text-keys';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useText } from '#lib/text/text.tsx';
import type { Why } from './machine.ts';

const words: Record<Why, { title: TextKey; advice: TextKey }> = {
  failed: { title: 'support_create_ticket_error_title', advice: 'support_create_ticket_error_text' },
  offline: { title: 'ticket_offline_title', advice: 'ticket_offline_text' },
  'too-many': { title: 'ticket_too_many_title', advice: 'ticket_too_many_text' },
};

/** The critical notice (TK-03): what happened, what to do, and that nothing is lost. */
export function NotSent({ why }: { why: Why }) {
  const text = useText();
  const { title, advice } = words[why];
  return (
    <div className="ticket-notice" role="alert">
      <Icon name={why === 'offline' ? 'cloud' : 'shield'} />
      <p>
        <b>{text(title)}</b>
        <br />
        {text(advice)}
        <br />
        {text('ticket_kept')}
      </p>
    </div>
  );
}
