import { isTicketFileType } from '@earnwall/domain/validation/ticket';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { Icon } from '@earnwall/ui/primitives/icon';
import { IconButton } from '@earnwall/ui/primitives/icon-button';
import { useId } from 'react';
import { useLocale, useText } from '#lib/text/text.tsx';
import type { DraftFile } from '../draft.ts';
import { sizeText } from './size-text.ts';

interface Props {
  file: DraftFile;
  problem: TextKey | null;
  onPreview: () => void;
  onRemove: () => void;
}

/** A file that cannot be sent stays until it is removed, so that nobody believes it was sent. */
export function FileRow({ file: { file, preview }, problem, onPreview, onRemove }: Props) {
  const text = useText();
  const locale = useLocale();
  const id = useId();
  const { name, type, size } = file;
  return (
    <li className="ticket-file">
      {isTicketFileType(type) ? (
        <button
          type="button"
          className={type.startsWith('video/') ? 'ticket-thumb ticket-thumb-video' : 'ticket-thumb'}
          aria-label={text('ticket_file_preview', { name })}
          onClick={onPreview}
        >
          {type.startsWith('video/') ? (
            <video src={preview} preload="metadata" muted playsInline tabIndex={-1} />
          ) : (
            <img src={preview} alt="" />
          )}
        </button>
      ) : (
        <span className="ticket-thumb">
          <Icon name="shield" />
        </span>
      )}
      <div className="ticket-file-words">
        <bdi className="ticket-file-name">{name}</bdi>
        {problem ? (
          <p className="field-note field-error" id={id} role="alert">
            {text(problem)}
          </p>
        ) : (
          <p className="field-note">{sizeText(size, locale)}</p>
        )}
      </div>
      <IconButton
        icon="close"
        label={text('ticket_file_remove', { name })}
        aria-describedby={problem ? id : undefined}
        data-problem={problem ?? undefined}
        onClick={onRemove}
      />
    </li>
  );
}
