import { ticketFileTypes } from '@earnwall/domain/validation/ticket';
import { Icon } from '@earnwall/ui/primitives/icon';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { DialogBoundary } from '#lib/boundaries/dialog-boundary.tsx';
import { useText } from '#lib/text/text.tsx';
import type { DraftFile } from '../draft.ts';
import type { Problems } from '../problems.ts';
import { FilePreview } from './file-preview.tsx';
import { FileRow } from './file-row.tsx';
import { useArrivingFiles } from './use-arriving-files.ts';
import './ticket-files.css';

interface Props {
  files: readonly DraftFile[];
  problems: Pick<Problems, 'files' | 'byFile'>;
  lost: number;
  onAdd: (files: readonly File[]) => void;
  onRemove: (id: string) => void;
}

/** Files by click, drop or paste, each with its preview and with what is wrong with it (TK-01, TK-02). */
export function TicketFiles({ files, problems, lost, onAdd, onRemove }: Props) {
  const text = useText();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [previewed, setPreviewed] = useState<DraftFile | null>(null);
  const isOver = useArrivingFiles(onAdd);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onAdd([...(currentTarget.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    currentTarget.value = '';
  };
  const remove = (file: string) => {
    onRemove(file);
    // Its button is gone with it; the next thing to do is here.
    input.current?.focus();
  };
  return (
    <div className="ticket-files">
      <span className="field-label">{text('ticket_files')}</span>
      {files.length > 0 && (
        <ul className="ticket-file-list">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              problem={problems.byFile[file.id] ?? null}
              onPreview={() => setPreviewed(file)}
              onRemove={() => remove(file.id)}
            />
          ))}
        </ul>
      )}
      <label className={isOver ? 'ticket-drop ticket-drop-over' : 'ticket-drop'}>
        <input
          className="unseen"
          ref={input}
          type="file"
          multiple
          accept={ticketFileTypes.join()}
          aria-invalid={problems.files !== null}
          aria-describedby={`${id}-note`}
          onChange={choose}
        />
        <Icon name="arrow-up" />
        {text(isOver ? 'ticket_files_drop' : 'ticket_files_add')}
      </label>
      <p
        className={problems.files ? 'field-note field-error' : 'field-note'}
        id={`${id}-note`}
        aria-live="polite"
      >
        {text(problems.files ?? 'ticket_files_hint')}
      </p>
      {lost > 0 && files.length === 0 && (
        <p className="field-note field-error">{text('ticket_files_lost', { count: lost })}</p>
      )}
      <p className="unseen" role="status">
        {files.length > 0 && text('ticket_files_count', { count: files.length })}
      </p>
      {previewed && (
        <DialogBoundary part="file preview" onClose={() => setPreviewed(null)}>
          <FilePreview file={previewed} onClose={() => setPreviewed(null)} />
        </DialogBoundary>
      )}
    </div>
  );
}
