import { Button } from '@earnwall/ui/primitives/button';
import { useEffect, useId, useRef } from 'react';
import { useText } from '#lib/text/text.tsx';
import { SlideToAccept } from './slide-to-accept.tsx';
import './advice.css';

interface Props {
  tips: readonly string[];
  /** Milliseconds between the steps of the slide. */
  onAccepted: (latencies: readonly number[]) => void;
}

/** Three numbered tips that are accepted before going on (QU-10). */
export function Advice({ tips, onAccepted }: Props) {
  const text = useText();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
    heading.current?.focus();
  }, []);

  return (
    <section className="advice" aria-labelledby={headingId}>
      <h1 ref={heading} className="advice-heading" id={headingId} tabIndex={-1}>
        {text('advice_title')}
      </h1>
      <p className="advice-subtitle">{text('advice_subtitle')}</p>
      <ol className="advice-tips">
        {tips.map((tip, index) => (
          <li key={tip} className="advice-tip">
            <span className="advice-number" aria-hidden="true">
              {index + 1}
            </span>
            <span>
              <bdi>{tip}</bdi>
            </span>
          </li>
        ))}
      </ol>
      <div className="advice-ways">
        <SlideToAccept label={text('advice_slide')} onAccepted={onAccepted} />
        <Button wide kind="plain" onClick={() => onAccepted([performance.now() - shownAt.current])}>
          {text('advice_accept')}
        </Button>
      </div>
    </section>
  );
}
