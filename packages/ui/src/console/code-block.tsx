import { type ReactNode, useId } from 'react';
import { codePieces } from './code-pieces.ts';
import { Copy } from './copy.tsx';
import './code-block.css';

interface Props {
  code: string;
  /** Its name is shown unless there is a title; `text` has no colors. */
  language: string;
  title?: ReactNode;
  /** False for what is only to be read; a text is copied in place of the code shown. */
  copy?: boolean | string | undefined;
}

export function CodeBlock({ code, language, title = language, copy = true }: Props) {
  const id = useId();
  return (
    <figure className="c-code" aria-labelledby={id}>
      <figcaption className="c-code-head">
        <span id={id}>{title}</span>
        {copy !== false && <Copy text={typeof copy === 'string' ? copy : code} label="Copy" />}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys, too */}
      <pre tabIndex={0}>
        <code>
          {codePieces(code, language).map(({ kind, text, at }) =>
            kind === 'plain' ? (
              text
            ) : (
              <span key={at} className={`c-code-${kind}`}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}
