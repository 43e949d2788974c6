import { advice } from '@earnwall/contract/limits';
import { Icon } from '@earnwall/ui/primitives/icon';
import type { CSSProperties } from 'react';
import { useSlide } from './use-slide.ts';
import './slide-to-accept.css';

interface Props {
  label: string;
  onAccepted: (latencies: readonly number[]) => void;
}

/** Completes when it is brought to the end, else goes back (QU-10). For keys it is a slider. */
export function SlideToAccept({ label, onAccepted }: Props) {
  const { place, held, thumb } = useSlide(onAccepted);
  const style = { '--place': place, '--back': `${advice.slideBackMs}ms` } as CSSProperties;
  return (
    <div className="slide" style={style} data-held={held || undefined}>
      <span className="slide-label" aria-hidden="true">
        {label}
      </span>
      <div className="slide-carrier">
        <div
          className="slide-thumb"
          role="slider"
          tabIndex={0}
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(place * 100)}
          aria-valuetext={`${Math.round(place * 100)}%`}
          {...thumb}
        >
          <Icon name="next" />
        </div>
      </div>
    </div>
  );
}
