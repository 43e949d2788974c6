import { Button } from '@earnwall/ui/console/button';
import { Notice } from '@earnwall/ui/console/notice';
import { brokenWords } from './reconciliation-words.ts';
import type { useUpload } from './use-upload.ts';

/** How far the file is; a failure says what to do, and loses nothing. */
export function UploadProgress({ upload }: { upload: ReturnType<typeof useUpload> }) {
  const { state, part, lines, error } = upload;
  const percent = Math.floor(part * 100);
  return (
    <div className="stack">
      <progress
        className="reconcile-progress"
        max={100}
        value={percent}
        aria-label="Part of the file that was sent"
      />
      <p role="status">
        {percent}% of the file, {lines.toLocaleString('en')} lines
      </p>
      {state === 'stopped' && error && (
        <div role="alert">
          <Notice
            kind="bad"
            title={
              isOfColumns(error.errors)
                ? 'Most lines cannot be read: are the columns right?'
                : 'It has stopped'
            }
            action={
              <div className="row">
                {!isOfColumns(error.errors) && (
                  <Button size="small" onClick={upload.retry}>
                    Go on
                  </Button>
                )}
                <Button size="small" kind="quiet" onClick={upload.drop}>
                  Choose anew
                </Button>
              </div>
            }
          >
            <p>{error.message}</p>
            <ul className="supplier-clauses">
              {error.errors.csv?.slice(0, 5).map((text) => (
                <li key={text}>{inWords(text)}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </div>
  );
}

const isOfColumns = (errors: Readonly<Record<string, unknown>>): boolean => errors.csv !== undefined;

/** The API counts columns from 0, people do not: the line is enough here. */
function inWords(text: string): string {
  const [, line, rest = ''] = /^line (\d+): (.*)$/.exec(text) ?? [];
  if (line === undefined) return text;
  const why = rest.includes('amount')
    ? brokenWords.amount
    : rest.includes('CSV')
      ? brokenWords.form
      : brokenWords.name;
  return `Line ${line}: ${why}`;
}
