import type { AnswerOf } from '@earnwall/contract/call-types';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { useAppeal } from '#api/tickets.ts';
import type { Draft } from '#features/ticket-form/draft.ts';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { momentText } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import './about-appeal.css';

type Attached = NonNullable<AnswerOf<'support/get-support-appeal'>['attached']>;

const titles: Readonly<Record<Attached['state'], TextKey>> = {
  banned: 'notice_banned_title',
  on_hold: 'notice_on_hold_title',
  on_review: 'notice_on_review_title',
};

/** What goes along with an appeal. Where there is nothing to appeal against, it is a question like any other. */
export function AboutAppeal({ onKnown }: { onKnown: (kind: Draft['kind']) => void }) {
  const attached = useAppeal();
  useOnChange<Draft['kind']>(attached ? 'appeal' : 'question', onKnown);
  return attached && <AttachedCard attached={attached} />;
}

function AttachedCard({ attached: { state, since, until, reasons, attempts } }: { attached: Attached }) {
  const text = useText();
  const locale = useLocale();
  const moment = (at: string) => momentText(new Date(at), new Date(), locale);
  const facts = [
    text(titles[state]),
    since && text('notice_started', { moment: moment(since) }),
    until ? text('notice_until', { moment: moment(until) }) : text('notice_no_end'),
    ...reasons.map(({ family }) => text(`notice_reason_${family}`)),
    attempts > 0 && text('appeal_attached_surveys', { count: attempts }),
  ].filter((fact) => typeof fact === 'string');
  return (
    <div className="about-appeal">
      <p className="about-appeal-title">{text('appeal_attached')}</p>
      <ul>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  );
}
