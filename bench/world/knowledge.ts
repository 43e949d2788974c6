// What the product learns beyond single surveys: suppliers, countries and answers, each night.
import { type Correction, fitIsotonic } from '@earnwall/domain/odds/isotonic';
import { type LearnedSurvey, learnSupplier } from '@earnwall/domain/odds/learn-supplier';
import { priorOf, type SupplierOdds } from '@earnwall/domain/odds/prior';
import type { ShareOf } from '@earnwall/domain/odds/unknown-share';
import { AnswerShares } from './answer-shares.ts';
import { Book, type Click } from './books.ts';
import { devices, type Person } from './people.ts';
import type { WorldSurvey } from './surveys.ts';

/** Older surveys teach nothing that newer ones do not. */
const learnedSurveys = 600;

export class Knowledge {
  private readonly books = new Map<number, Book>();
  private readonly bySupplier = new Map<number, Book[]>();
  private readonly byCountry = new Map<string, Book[]>();
  private readonly suppliers = new Map<number, SupplierOdds>();
  private readonly countries = new Map<string, { mean: number }>();
  private readonly answers = new AnswerShares();
  /** What was said at entry, in the steps in which odds are shown. */
  private readonly said = new Map<number, { said: number; entrants: number; completes: number }>();
  correction: Correction | null = null;

  bookOf(survey: WorldSurvey): Book {
    const known = this.books.get(survey.id);
    if (known) return known;
    const book = new Book(survey);
    this.books.set(survey.id, book);
    push(this.bySupplier, survey.supplier, book);
    push(this.byCountry, survey.country.code, book);
    this.expect(book);
    return book;
  }

  reversalOf(survey: WorldSurvey): number {
    return this.suppliers.get(survey.supplier)?.reversal_rate ?? 0.02;
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
    for (const [supplier, books] of this.bySupplier)
      this.suppliers.set(supplier, learnSupplier(learnedFrom(books, true)));
    for (const [country, books] of this.byCountry)
      this.countries.set(country, { mean: learnSupplier(learnedFrom(books, false)).mean });
    this.correction = fitIsotonic([...this.said.values()]);
    this.answers.count(people);
    for (const survey of open) this.expect(this.bookOf(survey));
  }

  sharesIn(country: string): ShareOf {
    return this.answers.in(country);
  }

  private expect(book: Book): void {
    const { said, supplier, country } = book.survey;
    book.expect(
      priorOf(said, this.suppliers.get(supplier) ?? null, this.countries.get(country.code) ?? null),
    );
  }
}

function push<Key>(lists: Map<Key, Book[]>, key: Key, book: Book): void {
  const list = lists.get(key);
  if (list) list.push(book);
  else lists.set(key, [book]);
}

function learnedFrom(books: readonly Book[], withWords: boolean): LearnedSurvey[] {
  return books.slice(-learnedSurveys).flatMap((book) =>
    devices.map((_, device) => ({
      ...book.countsOn(device),
      said: withWords ? (book.survey.said?.conversion ?? null) : null,
      reversed: device === 0 ? book.reversed : 0,
    })),
  );
}
