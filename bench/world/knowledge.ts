// What the product learns beyond single surveys: suppliers, countries and answers, each night.
import { type Correction, fitIsotonic } from '@earnwall/domain/odds/isotonic';
import { learnSuppliers } from '@earnwall/domain/odds/learn-suppliers';
import { priorOf, type SupplierOdds } from '@earnwall/domain/odds/prior';
import { groupKey, type LearnedGroups, supplierIn } from '@earnwall/domain/odds/supplier-in';
import { assumedOutSeconds } from '@earnwall/domain/odds/times';
import type { ShareOf } from '@earnwall/domain/odds/unknown-share';
import { AnswerShares } from './answer-shares.ts';
import { Book, type Click } from './books.ts';
import type { Person } from './people.ts';
import type { WorldSurvey } from './surveys.ts';

/** Older surveys teach nothing that newer ones do not. */
const learnedSurveys = 2400;

export class Knowledge {
  private readonly books = new Map<number, Book>();
  private learned: LearnedGroups = new Map();
  private readonly answers = new AnswerShares();
  /** What was said at entry, in the steps in which odds are shown. */
  private readonly said = new Map<number, { said: number; entrants: number; completes: number }>();
  correction: Correction | null = null;

  bookOf(survey: WorldSurvey): Book {
    const known = this.books.get(survey.id);
    if (known) return known;
    const book = new Book(survey);
    this.books.set(survey.id, book);
    this.expect(book);
    return book;
  }

  reversalOf(survey: WorldSurvey): number {
    return this.learnedOf(survey).reversal_rate;
  }

  counted(click: Click): void {
    this.saidAt(click).entrants += 1;
    if (click.hasCompleted) this.upgraded(click);
  }

  upgraded(click: Click): void {
    this.saidAt(click).completes += 1;
  }

  private saidAt({ said }: Click) {
    const step = Math.round(said * 20);
    const sum = this.said.get(step) ?? { said: step / 20, entrants: 0, completes: 0 };
    this.said.set(step, sum);
    return sum;
  }

  learn(people: readonly Person[], open: readonly WorldSurvey[]): void {
    const counted = [...this.books.values()].filter(({ isEntered }) => isEntered);
    this.learned = new Map(
      learnSuppliers(counted.slice(-learnedSurveys).map(learnedFrom)).map((group) => [
        groupKey(group.supplier_id, group.country),
        group,
      ]),
    );
    this.correction = fitIsotonic([...this.said.values()]);
    this.answers.count(people);
    for (const survey of open) this.expect(this.bookOf(survey));
  }

  sharesIn(country: string): ShareOf {
    return this.answers.in(country);
  }

  private learnedOf({ supplier, country }: WorldSurvey): SupplierOdds {
    return supplierIn(this.learned, String(supplier), country.code);
  }

  private expect(book: Book): void {
    const learned = this.learnedOf(book.survey);
    book.expect(priorOf(book.survey.said, learned), learned);
  }
}

const learnedFrom = ({ survey, counts, reversed, finish, away }: Book) => ({
  supplier_id: String(survey.supplier),
  country: survey.country.code,
  said: survey.said?.conversion ?? null,
  said_entrants: survey.said?.entrants ?? null,
  on: counts,
  reversed,
  finish: { said: survey.loi, times: finish },
  away: { said: assumedOutSeconds(survey.loi, survey.said?.out_seconds ?? null), times: away },
});
