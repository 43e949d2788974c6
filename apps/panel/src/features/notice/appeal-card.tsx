import type { NoticeAppeal } from '@earnwall/contract/notices';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { Pill } from '@earnwall/ui/primitives/pill';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useText } from '#lib/text/text.tsx';
import { type AppealStep, appealLabels, appealSteps } from './appeal-steps.ts';
import { nearMomentText } from './near-moment-text.ts';

/** What was said so far, and room for a word more. */
export type AppealThread = (ticket: string) => ReactNode;

/** How far the appeal is (decision 0108): nothing is promised here that the server does not hold. */
export function AppealCard({ appeal, thread }: { appeal: NoticeAppeal; thread?: AppealThread | undefined }) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { status, id: ticket } = appeal;
  return (
    <section className="state-card on-card" aria-labelledby={id}>
      <div className="state-row">
        <h3 className="state-subtitle" id={id}>
          {text('notice_appeal_title')}
        </h3>
        <Pill tone="brand">{text(appealLabels[status])}</Pill>
      </div>
      <ol className="state-steps">
        {appealSteps(appeal).map((step) => (
          <Step key={step.says} {...step} />
        ))}
      </ol>
      {ticket && thread && isOpen && thread(ticket)}
      {ticket && thread && !isOpen && (
        <Button kind="soft" wide onClick={() => setIsOpen(true)}>
          {text(status === 'closed' ? 'pending_show' : 'notice_appeal_more')}
        </Button>
      )}
    </section>
  );
}

function Step({ says, isDone, at, note }: AppealStep) {
  const text = useText();
  const locale = useLocale();
  return (
    <li className={isDone ? 'state-step state-step-done' : 'state-step'}>
      <span className="state-dot">{isDone && <Icon name="check" />}</span>
      <div>
        <p className="state-step-title">{text(says)}</p>
        {at && (
          <time className="state-note" dateTime={at} suppressHydrationWarning>
            {nearMomentText(new Date(at), new Date(), locale)}
          </time>
        )}
        {note && <p className="state-note">{text(note)}</p>}
      </div>
    </li>
  );
}
