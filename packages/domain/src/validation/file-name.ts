// A user's file name made safe for others: one line, without a path, of limited length, and with the extension of its
// detected type, since operating systems open a file by its extension.
import type { TicketFileType } from './ticket.ts';

const longest = 120;

/** How browsers escape characters that would end a name within a form. */
const escapes: Readonly<Record<string, string>> = { '%22': '"', '%0D': ' ', '%0A': ' ' };

/** The first is appended to a name that has none of them. */
const endings: Readonly<Record<TicketFileType, readonly [string, ...string[]]>> = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
};

export function fileName(given: string, type: TicketFileType): string {
  const name = given.replace(/%(?:22|0D|0A)/g, (escaped) => escapes[escaped] ?? '');
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return withEnding(last.replace(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu, ''), type);
}

/** Also for names stored before extensions were checked, when they are shown. */
export function withEnding(plain: string, type: TicketFileType): string {
  // Windows ignores dots and spaces at the end of a name, and would use an extension before them.
  const trimmed = plain.trim().replace(/^\.+|[. ]+$/g, '');
  const own = endings[type].find((ending) => trimmed.toLowerCase().endsWith(ending)) ?? '';
  const stem = trimmed.slice(0, trimmed.length - own.length) || 'file';
  const ending = own === '' ? endings[type][0] : trimmed.slice(-own.length);
  return (
    Array.from(stem)
      .slice(-(longest - ending.length))
      .join('') + ending
  );
}
