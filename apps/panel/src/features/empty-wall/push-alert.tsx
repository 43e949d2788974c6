import { useState } from 'react';
import type { NotificationChange, Notifications } from '#api/notifications.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { AlertRow } from './alert-row.tsx';
import { tabAddress } from './tab-address.ts';
import { useBrowserPush } from './use-browser-push.ts';

interface Props {
  push: Notifications['push'];
  isBusy: boolean;
  onChange: (change: NotificationChange) => Promise<unknown>;
}

/** The browser's own notifications; nothing where it has none. */
export function PushAlert({ push, isBusy, onChange }: Props) {
  const text = useText();
  const locale = useLocale();
  const credentials = useSession((session) => session.credentials);
  const [hasFailed, setFailed] = useState(false);
  const { way, isOn, turnOn, turnOff } = useBrowserPush({
    browsers: push.browsers,
    onSubscribed: (subscription) => onChange({ kind: 'push', subscription }),
    onEnded: (endpoint) => onChange({ kind: 'push-end', endpoint }),
  });
  if (way === null) return null;
  const attempt = (work: () => Promise<void>) => () => {
    setFailed(false);
    work().catch(() => setFailed(true));
  };
  const openTab = () => window.open(tabAddress(credentials, locale), '_blank', 'noopener');
  const title = text('alerts_push_title');
  if (way === 'blocked')
    return <AlertRow title={title} note={text('alerts_push_blocked')} hasFailed={false} />;
  if (way === 'tab')
    return (
      <AlertRow
        title={title}
        note={text('alerts_push_tab')}
        hasFailed={false}
        action={{ label: text('alerts_on'), isBusy: false, onPress: openTab }}
      />
    );
  return (
    <AlertRow
      title={title}
      note={isOn ? text('alerts_push_on') : ''}
      hasFailed={hasFailed}
      action={{
        label: text(isOn ? 'alerts_off' : 'alerts_on'),
        isBusy,
        onPress: attempt(isOn ? turnOff : () => turnOn(push.key)),
      }}
    />
  );
}
