// What was learned, as odds are made from it: the same for all surveys of a node's copy, until the next night.
import { type Correction, correct } from '@earnwall/domain/odds/isotonic';
import type { SupplierOdds } from '@earnwall/domain/odds/prior';
import { groupKey, type LearnedGroups, supplierIn } from '@earnwall/domain/odds/supplier-in';
import type { ShareOf } from '@earnwall/domain/odds/unknown-share';
import type { LearnedRows } from '#store/surveys/learned-odds.ts';

/** Fields of their own: the profile asks for them by other names. */
const ownFields = ['age', 'gender'];

const nothing: LearnedRows = { id: 0, suppliers: [], shares: [], correction: null, questions: [] };

export class Learned {
  readonly id: number;
  /** Absent while too little is known to correct anything. */
  readonly correct: ((entry: number) => number) | null;
  private readonly groups: LearnedGroups;
  /** What was asked for so far, also of suppliers and countries of which nothing was learned. */
  private readonly expected = new Map<string, SupplierOdds>();
  /** By country and question. */
  private readonly shares = new Map<string, Map<string, number>>();
  private readonly questions: ReadonlySet<string>;
  private readonly shareOfs = new Map<string, ShareOf>();

  constructor(rows: LearnedRows = nothing) {
    this.id = rows.id;
    this.correct = correctBy(rows.correction);
    this.groups = new Map(rows.suppliers.map((row) => [groupKey(row.supplier_id, row.country), row]));
    this.questions = new Set([...rows.questions, ...ownFields]);
    for (const { country, question_id, answer, share } of rows.shares) {
      const key = keyOf(country, question_id);
      const answers = this.shares.get(key) ?? new Map<string, number>();
      this.shares.set(key, answers.set(answer, share));
    }
  }

  supplierIn(supplier_id: string, country: string): SupplierOdds {
    const key = groupKey(supplier_id, country);
    const known = this.expected.get(key);
    if (known) return known;
    const made = supplierIn(this.groups, supplier_id, country);
    this.expected.set(key, made);
    return made;
  }

  sharesIn(country: string): ShareOf {
    const known = this.shareOfs.get(country);
    if (known) return known;
    const made: ShareOf = (question, answers, negate) => {
      if (!this.questions.has(question)) return 1;
      const shares = this.shares.get(keyOf(country, question));
      if (!shares) return null;
      const share = Math.min(
        1,
        answers.reduce((sum, answer) => sum + (shares.get(answer) ?? 0), 0),
      );
      return negate ? 1 - share : share;
    };
    this.shareOfs.set(country, made);
    return made;
  }
}

const keyOf = (one: string, other: string) => `${one}\n${other}`;

const correctBy = (correction: Correction | null) =>
  correction && correction.said.length > 0 ? (entry: number) => correct(correction, entry) : null;
