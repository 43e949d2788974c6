// Each reason why surveys are not shown, in a few words about this person.
import type { WhyNotReason } from '@earnwall/contract/inventory';
import { agesInWords, type CatalogueTexts, languageInWords } from '@earnwall/domain/matching/in-words';
import type { Respondent, Targeting } from '@earnwall/domain/matching/targeting';

interface Known {
  readonly person: Respondent;
  readonly texts: CatalogueTexts;
  /** Of surveys that want another age. */
  readonly wanted: readonly Targeting[];
}

export function reasonInWords(reason: WhyNotReason, question: string | null, known: Known): string {
  const { person } = known;
  switch (reason) {
    case 'taken':
      return 'or screened out before';
    case 'duplicate':
      return 'taken under another account or on this device';
    case 'excluded':
      return 'they entered another survey that shuts these';
    case 'not_invited':
      return 'for invited people only';
    case 'device':
      return `not for ${person.device}`;
    case 'language':
      return `they understand ${person.languages?.map(languageInWords).join(', ') || 'nothing that is known'}`;
    case 'age':
      return ageInWords(known);
    case 'gender':
      return `answered ${person.gender}`;
    case 'answer':
      return question === null ? 'another answer' : answeredInWords(question, known);
    case 'group':
      return 'none of the profiles they want fits';
    case 'quota':
      return 'full for people like this';
    case 'paused':
      return 'by an operator';
    case 'supplier_paused':
      return 'the whole supplier';
  }
}

/** What most of them ask, against what was answered. */
function ageInWords({ person, wanted }: Known): string {
  const counts = new Map<string, number>();
  for (const { min_age = null, max_age = null } of wanted) {
    const words = agesInWords(min_age, max_age).replace('aged ', '');
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  const asks = most === undefined ? '' : `${counts.size === 1 ? 'asks' : 'mostly asks'} ${most[0]}, `;
  return `${asks}answered ${person.age}`;
}

export function answeredInWords(
  question: string,
  { person, texts }: Pick<Known, 'person' | 'texts'>,
): string {
  const answers = person.answers.get(question) ?? [];
  const words = answers.slice(0, 6).map((id) => texts.answer(question, id) ?? id);
  return `“${texts.question(question) ?? question}”: answered ${words.join(', ')}`;
}
