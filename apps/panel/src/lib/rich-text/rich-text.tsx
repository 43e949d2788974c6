import { useEffect, useRef } from 'react';
import { cleanFragment } from './clean-fragment.ts';
import './rich-text.css';

interface Props {
  html: string;
  /** Part of a line, such as a heading. */
  inline?: boolean;
}

/** HTML that somebody else has written, cleaned once more before it is shown (OF-10). Only browsers can clean. */
export function RichText({ html, inline = false }: Props) {
  const place = useRef<HTMLSpanElement & HTMLDivElement>(null);
  useEffect(() => place.current?.replaceChildren(cleanFragment(html, inline)), [html, inline]);
  return inline ? <span dir="auto" ref={place} /> : <div className="rich-text" dir="auto" ref={place} />;
}
