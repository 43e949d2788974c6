import { Dialog } from '@earnwall/ui/primitives/dialog';
import { useEffect, useEffectEvent } from 'react';
import { useDismissFeedback, useFeedbackOptions, useFeedbackWanted, useSendFeedback } from '#api/feedback.ts';
import { useChannelEvent } from '#lib/realtime/realtime-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { useTurn } from '#lib/turns.ts';
import { useSession } from '#session/session-context.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { FeedbackThanks } from './feedback-thanks.tsx';

export interface FeedbackPopupProps {
  attempt: { cid: string; survey: string };
  /** No other tab of this browser has answered or dismissed it. */
  isDue: boolean;
  onClose: () => void;
}

/**
 * Opens when there is something to choose from and the question is still open; an answer or a dismissal closes it in
 * every other tab (FB-01).
 */
export function FeedbackPopup({ attempt, isDue, onClose }: FeedbackPopupProps) {
  const text = useText();
  const uhash = useSession((session) => session.uHash);
  const options = useFeedbackOptions();
  const { isWanted, lookAgain } = useFeedbackWanted(attempt.cid);
  const { send, status } = useSendFeedback(onClose);
  const dismissed = useDismissFeedback();
  // Who has sent it hears of it too, and is thanked first.
  const isAsking = status === 'idle' || status === 'error';
  const isPointless = isAsking && (!isDue || options?.length === 0 || isWanted === false);

  // The event may be about another attempt: one that was answered seconds ago is sent again to whoever listens now.
  useChannelEvent(uhash ? `feedback-${uhash}` : null, 'feedback-received', lookAgain, lookAgain);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (isPointless) close();
  }, [isPointless]);

  const isReady = options !== undefined && isWanted !== undefined && !isPointless;
  const isOpen = useTurn(isReady);
  if (!isOpen || !options) return null;
  const isSent = status === 'success';
  const dismiss = () => {
    if (isAsking) dismissed(attempt.cid);
    onClose();
  };
  return (
    <Dialog title={text(isSent ? 'feedback_thanks_title' : 'feedback_title')} onClose={dismiss}>
      {isSent ? (
        <FeedbackThanks onClose={onClose} />
      ) : (
        <FeedbackForm
          options={options}
          isBusy={status === 'pending'}
          onSend={(feedback) => send({ survey_hash: attempt.survey, ...feedback })}
          onClose={dismiss}
        />
      )}
    </Dialog>
  );
}
