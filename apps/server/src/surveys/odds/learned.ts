// What was learned, as odds are made from it: the same for all surveys of a node's copy, until the next night.
import { type DeviceEffects, noEffects } from '@earnwall/domain/odds/device-effects';
import { type Correction, correct } from '@earnwall/domain/odds/isotonic';
import { learnSupplier } from '@earnwall/domain/odds/learn-supplier';
import { all } from '@earnwall/domain/odds/learn-suppliers';
import type { SupplierOdds } from '@earnwall/domain/odds/prior';
import type { ShareOf } from '@earnwall/domain/odds/unknown-share';
import type { LearnedRows } from '#store/surveys/learned-odds.ts';

/** Fields of their own: the profile asks for them by other names. */
const ownFields = ['age', 'gender'];

const nothing: LearnedRows = { id: 0, suppliers: [], shares: [], correction: null, questions: [] };

export class Learned {
  readonly id: number;
  /** Absent while too little is known to correct anything. */
  readonly correct: ((entry: number) => number) | null;
  private readonly suppliers: ReadonlyMap<string, SupplierOdds>;
  /** By country and question. */
  private readonly shares = new Map<string, Map<string, number>>();
  private readonly questions: ReadonlySet<string>;
  private readonly shareOfs = new Map<string, ShareOf>();

  constructor(rows: LearnedRows = nothing) {
    this.id = rows.id;
    this.correct = correctBy(rows.correction);
    this.suppliers = new Map(rows.suppliers.map((row) => [keyOf(row.supplier_id, row.country), row]));
    this.questions = new Set([...rows.questions, ...ownFields]);
    for (const { country, question_id, answer, share } of rows.shares) {
      const key = keyOf(country, question_id);
      const answers = this.shares.get(key) ?? new Map<string, number>();
      this.shares.set(key, answers.set(answer, share));
    }
  }

  supplierIn(supplier_id: string, country: string): SupplierOdds | null {
    return this.learnedOf(supplier_id, country) ?? this.learnedOf(supplier_id, all);
  }

  meanIn(country: string): { readonly mean: number } | null {
    return this.learnedOf(all, country) ?? this.learnedOf(all, all);
  }

  /** What devices do, also at a supplier of which nothing was learned yet. */
  devicesOf(supplier_id: string, country: string): DeviceEffects {
    return (this.supplierIn(supplier_id, country) ?? this.learnedOf(all, all))?.devices ?? noEffects;
  }

  reversalRateOf(supplier_id: string, country: string): number {
    return this.supplierIn(supplier_id, country)?.reversal_rate ?? usualReversalRate;
  }

  private learnedOf(supplier_id: string, country: string): SupplierOdds | null {
    return this.suppliers.get(keyOf(supplier_id, country)) ?? null;
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

const usualReversalRate = learnSupplier([]).reversal_rate;

const keyOf = (one: string, other: string) => `${one}\n${other}`;

const correctBy = (correction: Correction | null) =>
  correction && correction.said.length > 0 ? (entry: number) => correct(correction, entry) : null;
