import { Button } from '@earnwall/ui/primitives/button';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';

/** `is_chat_available`: one step from the list to support (decision 0002). */
export function SupportShortcut() {
  const text = useText();
  const go = useGo();
  return (
    <Button kind="plain" onClick={() => go('/support')}>
      {text('support_shortcut')}
    </Button>
  );
}
