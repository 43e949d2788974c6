// The canonical questions as rows: with all texts, numbered options, and a digest that shows at start what has changed.
import { createHash } from 'node:crypto';
import { fold } from '@earnwall/domain/profile/fold';
import type { profile_questions, question_options, Texts } from '#store/schema/profile.ts';
import type { CanonicalQuestion } from './canonical/canonical-question.ts';
import type { NamedOption } from './named-option.ts';
import { textsOf } from './texts-of.ts';

type QuestionRow = typeof profile_questions.$inferInsert;
type OptionRow = typeof question_options.$inferInsert;

export interface QuestionRows {
  question: QuestionRow;
  options: OptionRow[];
}

export function rowsOf(canonical: CanonicalQuestion): QuestionRows {
  const { id, type } = canonical;
  const options = (canonical.options ?? []).map((option, position) => optionRow(id, option, position));
  const question = {
    id,
    type,
    texts: textsOf(id),
    rules: canonical.rules ?? {},
    autocomplete: canonical.autocomplete ?? false,
    is_skippable: canonical.is_skippable ?? false,
    shelf_life_days: canonical.shelf_life_days ?? null,
    effort: canonical.effort,
    onboarding_order: canonical.onboarding_order ?? null,
  };
  const digest = createHash('sha256')
    .update(JSON.stringify([question, options]))
    .digest('base64url');
  return { question: { ...question, digest }, options };
}

function optionRow(question_id: string, option: string | NamedOption, position: number): OptionRow {
  const [id, texts] =
    typeof option === 'string'
      ? [option, textsOf(`${question_id}.${option}`)]
      : [option.id, { en: option.name }];
  return { question_id, id, position, texts, folded: foldedOf(texts) };
}

function foldedOf({ en, ...others }: Texts): Texts {
  return {
    ...Object.fromEntries(Object.entries(others).map(([language, text]) => [language, fold(text)])),
    en: fold(en),
  };
}
