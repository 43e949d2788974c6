import type mail from '../languages/en/mail.json';
import type questions from '../languages/en/questions.json';
import type server from '../languages/en/server.json';
import type { Language } from './languages.ts';

/** What the server says to people in one language; English is what the others are compared with (LO-01). */
export interface ServerTexts extends Readonly<typeof server> {
  /** The canonical questions and their answers. */
  readonly questions: QuestionTexts;
  readonly mail: Readonly<typeof mail>;
}

export type QuestionTexts = Readonly<typeof questions>;

type Json<Content> = { readonly default: Content };
type Files = [Json<typeof server>, Json<typeof questions>, Json<typeof mail>];

/** Bundlers read the patterns as every folder there is: a new language is in the server without a line here. */
export async function loadServerTexts(language: Language): Promise<ServerTexts> {
  const files: Files = await Promise.all([
    import(`../languages/${language}/server.json`, { with: { type: 'json' } }),
    import(`../languages/${language}/questions.json`, { with: { type: 'json' } }),
    import(`../languages/${language}/mail.json`, { with: { type: 'json' } }),
  ]);
  const [{ default: server }, { default: questions }, { default: mail }] = files;
  return { ...server, questions, mail };
}
