import { Field } from '@earnwall/ui/console/field';
import { TextArea } from '@earnwall/ui/console/inputs';
import { useId } from 'react';
import { lineAt, placeOf } from './pointer-place.ts';

interface Props {
  text: string;
  onChange: (text: string) => void;
  /** By JSON pointers such as `/settings/base`. */
  errors: Readonly<Record<string, readonly string[]>>;
}

const under = '/settings';

/** Settings as one JSON document: what is wrong stands beside it, and leads to its place. */
export function DocumentEditor({ text, onChange, errors }: Props) {
  const box = useId();
  const read = readDocument(text);
  const problems = Object.entries(errors).filter(([at]) => at === under || at.startsWith(`${under}/`));
  const goTo = (pointer: string) => {
    const area = document.getElementById(box)?.querySelector('textarea');
    if (!area || 'problem' in read) return;
    const at = placeOf(text, pointer.slice(under.length));
    area.focus();
    area.setSelectionRange(at, at);
    // A caret that is set by a script does not scroll by itself.
    area.scrollTop = Math.max(0, (lineAt(text, at) - 4) * lineHeight(area));
  };
  return (
    <div className="supplier-document" id={box}>
      <Field
        label="Settings, as JSON"
        hint="The whole adapter in one document; docs/suppliers.md has whole ones to begin with."
        error={text.trim() !== '' && 'problem' in read ? read.problem : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            mono
            rows={24}
            value={text}
            onChange={onChange}
            spellCheck={false}
            wrap="off"
          />
        )}
      </Field>
      <section aria-label="What is wrong with the settings" aria-live="polite">
        {problems.length === 0 ? (
          <p className="c-muted">What is wrong with the document is listed here, each with its place.</p>
        ) : (
          <ul className="supplier-problems">
            {problems.map(([pointer, messages]) => (
              <li key={pointer}>
                <button type="button" className="supplier-problem" onClick={() => goTo(pointer)}>
                  <span className="c-status-bad">
                    <code>{pointer.slice(under.length) || '/'}</code>
                    {'settings' in read &&
                      ` · line ${lineAt(text, placeOf(text, pointer.slice(under.length)))}`}
                  </span>
                  <span>{messages.join(' ')}</span>
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}

const lineHeight = (area: HTMLElement): number => Number.parseFloat(getComputedStyle(area).lineHeight) || 20;

type ReadDocument = { settings: Record<string, unknown> } | { problem: string };

export function readDocument(text: string): ReadDocument {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? { settings: { ...read } }
      : { problem: 'The document must be an object: { … }.' };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : 'This is no JSON.' };
  }
}

/** The names of the secrets that a document speaks of. */
export function secretsNamedIn(text: string): string[] {
  const read = readDocument(text);
  const named = 'settings' in read ? read.settings.secrets : [];
  return Array.isArray(named) ? named.filter((name) => typeof name === 'string') : [];
}
