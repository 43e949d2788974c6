import type { Notifications } from '#api/notifications.ts';
import { useChangeNotifications } from '#api/notifications.ts';
import { useText } from '#lib/text/text.tsx';
import { MailAlert } from './mail-alert.tsx';
import { PushAlert } from './push-alert.tsx';
import { QuietHours } from './quiet-hours.tsx';
import './alert-card.css';

/** Offers to tell the user when there are surveys: by this browser, by mail, each by itself, outside quiet hours. */
export function AlertCard({ settings }: { settings: Notifications }) {
  const text = useText();
  const { mutateAsync: change, isPending } = useChangeNotifications();
  const { mail, push, quiet_hours } = settings;
  const isAnythingOn = mail.state !== 'off' || push.browsers.length > 0;
  return (
    <section className="alert-card on-card" aria-labelledby="alerts-title">
      <h2 className="alert-card-title" id="alerts-title">
        {text('alerts_title')}
      </h2>
      <p className="alert-card-text">{text('alerts_text')}</p>
      <PushAlert push={push} isBusy={isPending} onChange={change} />
      {mail.available && <MailAlert state={mail.state} isBusy={isPending} onChange={change} />}
      {isAnythingOn && (
        <QuietHours
          hours={quiet_hours}
          onChange={(hours) => void change({ kind: 'quiet', hours }).catch(() => undefined)}
        />
      )}
    </section>
  );
}
