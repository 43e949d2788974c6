import ArrowLeftToLine from 'lucide-react/icons/arrow-left-to-line';
import Coins from 'lucide-react/icons/coins';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Radio from 'lucide-react/icons/radio';
import { isNeverBooked, type Step, stepWords } from './step-words.ts';
import type { Evidence } from './ticket.ts';

const icons = {
  opened: MousePointerClick,
  started: Play,
  returned: ArrowLeftToLine,
  held: Pause,
  report: Radio,
  booked: Coins,
} as const;

const clock = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
});

interface Props {
  attempt: NonNullable<Evidence['attempt']>;
  currency: Evidence['currency'];
}

/** What happened to an attempt, from the click to the postback. */
export function AttemptSteps({ attempt, currency }: Props) {
  return (
    <ol className="steps" aria-label="The attempt">
      {attempt.steps.map((step, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what happened is never rewritten, only added to
        <StepRow key={place} step={step} attempt={attempt} currency={currency} />
      ))}
      {isNeverBooked(attempt) && (
        <li className="step">
          <Coins />
          <span className="step-title">Never booked, no postback</span>
          <span className="step-text">Nothing to take back</span>
        </li>
      )}
    </ol>
  );
}

function StepRow({ step, attempt, currency }: Props & { step: Step }) {
  const Icon = icons[step.kind];
  const { title, code, text } = stepWords(step, attempt, currency);
  return (
    <li className="step" data-kind={step.kind}>
      <Icon />
      <span className="step-title">{title}</span>
      <time className="step-time" dateTime={step.at} title={step.at}>
        {clock.format(new Date(step.at))}
      </time>
      <span className="step-text">
        {code !== null && <code>{code}</code>} {text}
      </span>
    </li>
  );
}
