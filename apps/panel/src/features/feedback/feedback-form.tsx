import type { FeedbackOption } from '@earnwall/contract/entities/feedback-option';
import { feedback as limits } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { ChoiceGroup } from '@earnwall/ui/primitives/choice-group';
import { Field } from '@earnwall/ui/primitives/field';
import { type FormEvent, useState } from 'react';
import { useText } from '#lib/text/text.tsx';
import { type Draft, type Feedback, feedbackOf } from './draft.ts';
import './feedback-form.css';

interface Props {
  options: readonly FeedbackOption[];
  isBusy: boolean;
  onSend: (feedback: Feedback) => void;
  onClose: () => void;
}

/** One of the options, in words of one's own where none of them fits (FB-01). */
export function FeedbackForm({ options, isBusy, onSend, onClose }: Props) {
  const text = useText();
  const [draft, setDraft] = useState<Draft>({ option: null, comment: '' });
  const feedback = feedbackOf(draft);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (feedback && !isBusy) onSend(feedback);
  };
  return (
    <form className="feedback-form" onSubmit={submit}>
      <p className="feedback-words">{text('feedback_text')}</p>
      <ChoiceGroup
        look="feedback"
        label={text('feedback_title')}
        choices={options.map(({ id, text: label }) => ({ value: id, label: <Option label={label} /> }))}
        chosen={draft.option}
        onChoose={(option) => setDraft({ ...draft, option })}
      />
      {draft.option === 'other' && (
        <Field label={text('feedback_comment')}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              dir="auto"
              required
              maxLength={limits.maxCharacters}
              value={draft.comment}
              onChange={(event) => setDraft({ ...draft, comment: event.target.value })}
            />
          )}
        </Field>
      )}
      <div className="feedback-actions">
        <Button
          wide
          type="submit"
          disabled={!feedback}
          aria-disabled={isBusy}
          data-busy={isBusy || undefined}
        >
          {text(isBusy ? 'feedback_sending' : 'feedback_send')}
        </Button>
        <Button wide kind="plain" onClick={onClose}>
          {text('feedback_later')}
        </Button>
      </div>
    </form>
  );
}

function Option({ label }: { label: string }) {
  return (
    <>
      <span className="feedback-mark" aria-hidden="true" />
      <span>{label}</span>
    </>
  );
}
