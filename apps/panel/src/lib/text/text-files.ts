import type { Messages } from './message.ts';
import type { TextsPart } from './text.tsx';

/** Where the texts of a visit's language are; the document names them (document/assets.ts). */
export type TextFiles = Readonly<Record<TextsPart, string>>;

export async function loadTexts(file: string): Promise<Messages> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`Loading ${file} failed: HTTP ${answer.status}`);
  return await answer.json();
}
