import type { TextKey } from '@earnwall/i18n/text-keys';
import { Button } from '@earnwall/ui/primitives/button';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useEffect, useRef } from 'react';
import { listText } from '#lib/text/list-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import type { Event, Note, State } from './machine.ts';

interface Props {
  list: Extract<State, { name: 'questions-list' }>;
  /** The confirmation is on its way. */
  busy: boolean;
  send: (event: Event) => void;
}

const notes: Record<Note, TextKey> = {
  saved: 'profile_review_saved',
  failed: 'profile_review_failed',
  changed: 'profile_review_changed',
  outdated: 'profile_review_outdated_first',
};

/** What is known, a row for each question; each opens to be changed. */
export function QuestionsList({ list: { items, note, last }, busy, send }: Props) {
  const text = useText();
  const locale = useLocale();
  const intro = useRef<HTMLParagraphElement>(null);
  const rows = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const row = last && rows.current?.querySelector<HTMLElement>(`[data-question="${CSS.escape(last)}"]`);
    (row || intro.current)?.focus();
  }, [last]);

  return (
    <>
      <p ref={intro} className="review-intro" tabIndex={-1}>
        {text('profile_review_intro')}
      </p>
      <ul ref={rows} className="review-items">
        {items.map(({ hash, question_text, answers, is_outdated }) => (
          <li key={hash}>
            <button
              type="button"
              className="review-item"
              data-question={hash}
              disabled={busy}
              onClick={() => send({ type: 'question-chosen', hash })}
            >
              <span className="review-item-text">
                <span className="review-item-question">
                  <bdi>{question_text}</bdi>
                </span>
                <span className="review-item-answer">
                  <bdi>{listText(answers, locale)}</bdi>
                </span>
                {is_outdated && (
                  <span className="review-item-outdated">{text('profile_review_outdated')}</span>
                )}
              </span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
      <div className="review-ways">
        <p className={`review-note review-note-${note ?? 'none'}`} role="status">
          {note && text(notes[note])}
        </p>
        <Button
          wide
          aria-disabled={busy}
          data-busy={busy || undefined}
          onClick={() => send({ type: 'confirm-pressed' })}
        >
          {text('profile_review_confirm')}
        </Button>
      </div>
    </>
  );
}
