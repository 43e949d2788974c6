import type { Timeline } from '@earnwall/contract/entities/timeline';
import { Icon, type IconName } from '@earnwall/ui/primitives/icon';
import type { ReactNode } from 'react';
import { SignedAmount } from '#lib/money/signed-amount.tsx';
import { momentText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { type EventTexts, eventWords } from './event-texts.ts';
import './timeline-events.css';

/** From the first press to the last word about it, the oldest first. */
export function TimelineEvents({ timeline, showsReward }: { timeline: Timeline; showsReward: boolean }) {
  const isAwaited = timeline.waits_until !== null;
  return (
    <ol className="timeline">
      {timeline.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays in its place; only more can follow
        <Event key={index} words={eventWords(event, isAwaited)} at={event.at} showsReward={showsReward} />
      ))}
      {timeline.waits_until && <Waiting until={timeline.waits_until} />}
    </ol>
  );
}

interface EventProps {
  words: EventTexts;
  at: string;
  showsReward: boolean;
}

function Event({ words, at, showsReward }: EventProps) {
  const text = useText();
  const locale = useLocale();
  const { title, note, quote, values, icon, tone, amount } = words;
  return (
    <Step icon={icon} tone={tone}>
      <p className="timeline-title">
        {text(title, values)}
        {showsReward && amount !== undefined && <SignedAmount amount={amount} />}
      </p>
      {note && <p className="timeline-note">{text(note)}</p>}
      {quote && <p className="timeline-note">{quote}</p>}
      <time className="timeline-note" dateTime={at}>
        {momentText(new Date(at), new Date(), locale)}
      </time>
    </Step>
  );
}

/** The last step is still to come. */
function Waiting({ until }: { until: string }) {
  const text = useText();
  const date = momentText(new Date(until), new Date(), useLocale());
  return (
    <Step icon="clock" tone="waiting">
      <p className="timeline-title">{text('timeline_waiting')}</p>
      <p className="timeline-note">{text('timeline_waiting_note', { date })}</p>
    </Step>
  );
}

interface StepProps {
  icon: IconName;
  tone: EventTexts['tone'] | 'waiting';
  children: ReactNode;
}

function Step({ icon, tone, children }: StepProps) {
  return (
    <li className="timeline-step">
      <span className={`timeline-dot timeline-${tone}`}>
        <Icon name={icon} />
      </span>
      <div className="timeline-words">{children}</div>
    </li>
  );
}
