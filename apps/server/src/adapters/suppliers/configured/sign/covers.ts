// Whether a signature is about the part of a message that is read: one about another part lets anybody change what counts.
import { messageTemplate } from './sign-subject.ts';
import type { Format } from './verify-message.ts';

export function coversWhatIsRead(message: string, format: Format): boolean {
  return messageTemplate(message).some((part) => part.kind === 'value' && isReadIn(format, part.name));
}

function isReadIn(format: Format, name: string): boolean {
  if (name.startsWith('header.')) return false;
  if (name === 'body') return format !== 'query';
  if (name.startsWith('url_')) return format === 'query';
  // Members of a JSON body; all other names are parameters, of the address or of a form.
  const isOfJson = name.startsWith('/') || name.startsWith("raw('");
  return isOfJson === (format === 'json');
}
