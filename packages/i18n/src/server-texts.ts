import type mail from '../languages/en/mail.json';
import type questions from '../languages/en/questions.json';
import type server from '../languages/en/server.json';
import type { Language } from './languages.ts';

/** The server's texts for users in one language; English is the reference for the others (LO-01). */
export interface ServerTexts extends Readonly<typeof server> {
  /** The canonical questions and their answers. */
  readonly questions: QuestionTexts;
  readonly mail: Readonly<typeof mail>;
}

export type QuestionTexts = Readonly<typeof questions>;

type Json<Content> = { readonly default: Content };
type Files = [Json<typeof server>, Json<typeof questions>, Json<typeof mail>];

/** Bundlers resolve the patterns to every language folder, so that a new language needs no line here. */
export async function loadServerTexts(language: Language): Promise<ServerTexts> {
  const files: Files = await Promise.all([
    import(`../languages/${language}/server.json`, { with: { type: 'json' } }),
    import(`../languages/${language}/questions.json`, { with: { type: 'json' } }),
    import(`../languages/${language}/mail.json`, { with: { type: 'json' } }),
  ]);
  const [{ default: server }, { default: questions }, { default: mail }] = files;
  return { ...server, questions, mail };
}
