import { useEffect, useState } from 'react';
import { agoStep, agoText } from './ago-text.ts';

/** A moment as people say it, exact on hovering; it keeps itself true. */
export function Ago({ at }: { at: string | number | Date }) {
  const moment = new Date(at).getTime();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), agoStep(moment, now));
    return () => clearTimeout(timer);
  }, [moment, now]);
  if (Number.isNaN(moment)) return <span>unknown</span>;

  const iso = new Date(moment).toISOString();
  return (
    <time dateTime={iso} title={`${iso.slice(0, 19).replace('T', ' ')} UTC`}>
      {agoText(moment, Math.max(now, Date.now()))}
    </time>
  );
}
