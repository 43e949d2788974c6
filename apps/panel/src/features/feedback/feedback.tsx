import { useState } from 'react';
import { useLocation } from 'wouter';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import { dueOf } from '#session/ended-surveys.ts';
import { useEndedSurveys } from '#session/use-ended-surveys.ts';
import type { FeedbackPopupProps } from './feedback-popup.tsx';

const popup = lazyPart<FeedbackPopupProps>(async () => (await import('./feedback-popup.tsx')).FeedbackPopup);

/** Nobody is asked while a step of the next survey lies over the list. */
const lists: ReadonlySet<string> = new Set(['/', '/surveys', '/offers']);

/** On the way back from a survey that ended without a complete: what was wrong with it? (FB-02) */
export function Feedback() {
  const [pathname] = useLocation();
  const due = useEndedSurveys(({ list }) => dueOf(list, Date.now()));
  const asked = useEndedSurveys((ended) => ended.asked);
  // Another tab may be done with it while this one still sends its word, or says thank you for it.
  const [attempt, setAttempt] = useState(due);
  if (due && due.cid !== attempt?.cid) setAttempt(due);

  const close = () => {
    asked();
    setAttempt(null);
  };
  if (!attempt || !lists.has(pathname)) return null;
  return <Loaded key={attempt.cid} attempt={attempt} isDue={due !== null} onClose={close} />;
}

function Loaded(props: FeedbackPopupProps) {
  const Popup = useIdlePart(popup);
  return Popup && <Popup {...props} />;
}
