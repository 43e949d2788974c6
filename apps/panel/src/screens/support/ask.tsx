import { promises } from '@earnwall/contract/limits';
import { Button } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';
import './ask.css';

interface Props {
  /** The user comes from the timeline of an attempt. */
  aboutAttempt: boolean;
  onAsk: () => void;
}

/** The way to a person, and when they answer. */
export function Ask({ aboutAttempt, onAsk }: Props) {
  const text = useText();
  return (
    <section className="ask on-card">
      <div className="ask-words">
        <h2 className="ask-title">{text('support_ask_title')}</h2>
        <p>{text('support_ask_promise', { hours: promises.supportReplyHours })}</p>
        {aboutAttempt && <p className="ask-note">{text('support_ask_attempt')}</p>}
      </div>
      <Button onClick={onAsk}>{text('support_ask')}</Button>
    </section>
  );
}
