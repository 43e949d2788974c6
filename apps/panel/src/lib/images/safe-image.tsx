import { useState } from 'react';
import { isWebImage } from './is-web-image.ts';
import './safe-image.css';

interface Props {
  source: string | null | undefined;
  /** Gives the picture its size and shape; both it and its stand-in take them. */
  className: string;
}

/** A picture from somewhere else, always beside its name; a drawing of ours stands in for what cannot be shown (OF-04). */
export function SafeImage({ source, className }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  if (!isWebImage(source) || source === broken) return <FallbackImage className={className} />;
  return (
    <img
      className={`safe-image ${className}`}
      src={source}
      alt=""
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      onError={() => setBroken(source)}
    />
  );
}

/** Light or dark as the publisher's palette is: it is drawn in the colors of its surface. */
function FallbackImage({ className }: Pick<Props, 'className'>) {
  return (
    <svg className={`safe-image fallback-image ${className}`} viewBox="0 0 56 56" aria-hidden="true">
      <rect className="fallback-ground" width="56" height="56" />
      <circle className="fallback-mark" cx="38" cy="19" r="5" />
      <path className="fallback-mark" d="M6 46 20 27l9 11 7-8 14 16Z" />
    </svg>
  );
}
