import { Ago } from '@earnwall/ui/console/ago';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import type { System } from './system-answer.ts';

/** What leaves the product: mail, postbacks, messages to phones. */
export function SendingSection({ system }: { system: System }) {
  const { outbox, postbacks, mail, sms } = system;
  return (
    <Section title="Sending" note="what waits, and since when">
      <Facts
        items={[
          ['Outbox', <Queue key="outbox" {...outbox} />],
          ['Postbacks', <Queue key="postbacks" {...postbacks} />],
          ['Mail', <Mail key="mail" mail={mail} />],
          ['SMS', sms.configured ? smsText(sms) : 'No provider: no phone can be verified'],
          ...sms.countries.map(
            ({ country, sent, budget }) =>
              [`SMS to ${country}`, <Budget key={country} sent={sent} budget={budget} />] as const,
          ),
        ]}
      />
    </Section>
  );
}

function Queue({ waiting, oldest_at }: System['outbox']) {
  if (waiting === 0) return <Status kind="good">Empty</Status>;
  return (
    <span>
      {waiting >= 10_000 ? '10,000 or more wait' : `${waiting} wait`}
      {oldest_at !== null && (
        <>
          , the oldest since <Ago at={oldest_at} />
        </>
      )}
    </span>
  );
}

function Mail({ mail }: Pick<System, 'mail'>) {
  const { configured, last_sent_at, last_failure } = mail;
  if (!configured) return 'No mail server: replies are read in the panel alone';
  const isFailing = last_failure && (last_sent_at === null || last_failure.at > last_sent_at);
  return (
    <span>
      {isFailing ? <Status kind="bad">Failing: {last_failure.failure}</Status> : null}
      {last_sent_at === null ? ' Nothing sent yet' : ' Last sent '}
      {last_sent_at !== null && <Ago at={last_sent_at} />}
    </span>
  );
}

const smsText = ({ failed_last_hour, countries }: System['sms']): string => {
  const failed = failed_last_hour === 0 ? 'none failed this hour' : `${failed_last_hour} failed this hour`;
  return countries.length === 0 ? `Nothing sent today, ${failed}` : failed;
};

function Budget({ sent, budget }: { sent: number; budget: number }) {
  const kind = sent >= budget ? 'bad' : sent >= budget * 0.8 ? 'warn' : 'good';
  return <Status kind={kind}>{`${sent} of ${budget} today (UTC)`}</Status>;
}
