// A node's in-memory copy of the open inventory, updated through the feed of changes (decision 0023). Lists are answered
// from it; no request reads the table of surveys.
import type { SurveyDemand } from '@earnwall/domain/profile/open-questions';
import type { Judged } from '@earnwall/domain/surveys/why-not';
import { inSlices } from '#request/in-slices.ts';
import type { Database } from '#store/engine/database.ts';
import { findInventoryChanges, findInventoryHorizon } from '#store/surveys/inventory-changes.ts';
import { findOpenSurveys, findOpenSurveysOf, type OpenSurvey } from '#store/surveys/surveys.ts';
import { OddsBook } from '#surveys/odds/odds-book.ts';
import { InventorySnapshot } from './inventory-snapshot.ts';
import type { ListedSurvey } from './listed-survey.ts';
import type { MatchedPerson } from './respondents.ts';

const pageSize = 1_000;

/** A copy of the inventory, and how far the feed has been read into it. */
interface Copy {
  readonly snapshot: InventorySnapshot;
  /** All changes below it have been read. */
  horizon: string;
  /** Changes above the horizon that have been read already. */
  seen: ReadonlySet<number>;
}

export class Inventory {
  private copy: Copy = { snapshot: new InventorySnapshot(), horizon: '0', seen: new Set() };
  private reading: Promise<void> = Promise.resolve();
  private next: Promise<void> | null = null;
  private readonly book = new OddsBook();

  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The copy of this moment: whoever asks it several things gets answers that belong together. */
  get current(): InventorySnapshot {
    return this.copy.snapshot;
  }

  /** The first surveys for a person, best first for somebody of whom nothing is known. */
  match(person: MatchedPerson, limit: number): ListedSurvey[] {
    return this.copy.snapshot.match(person, limit);
  }

  /** Every open survey of the person's country: shown, or the reason why not. */
  explain(person: MatchedPerson): Judged<ListedSurvey>[] {
    return this.copy.snapshot.explain(person);
  }

  /** What a survey asks of whoever enters it. */
  questionsOf(id: number): readonly string[] {
    return this.copy.snapshot.questionsOf(id);
  }

  /** The suppliers at which the past of a person counts for lists of this country. */
  restrictedIn(country: string): readonly string[] {
    return this.copy.snapshot.restrictedIn(country);
  }

  /** Changes with everything that can change a list of this country. */
  versionOf(country: string): string {
    return this.copy.snapshot.versionOf(country);
  }

  /** Which questions the open surveys of a country ask. */
  demandIn(country: string): SurveyDemand {
    return this.copy.snapshot.demandIn(country);
  }

  /** Reads everything into a new copy, while the old one still answers. */
  load(): Promise<void> {
    return this.afterReading(async () => {
      const { db } = this.database;
      await this.book.load(db, this.now());
      const copy = {
        snapshot: new InventorySnapshot(this.book.learned),
        horizon: await findInventoryHorizon(db),
        seen: new Set<number>(),
      };
      for await (const surveys of this.openByCountry()) await this.putInOrder(copy.snapshot, surveys);
      await this.readChanges(copy);
      this.copy = copy;
    });
  }

  /** All open surveys, those of one country after the other. */
  private async *openByCountry(): AsyncGenerator<OpenSurvey[]> {
    let surveys: OpenSurvey[] = [];
    for (let after: OpenSurvey | null = null; ; ) {
      const page: OpenSurvey[] = await findOpenSurveys(this.database.db, { after, size: pageSize });
      for (const survey of page) {
        if (surveys[0] && surveys[0].country !== survey.country) {
          yield surveys;
          surveys = [];
        }
        surveys.push(survey);
      }
      after = page.at(-1) ?? null;
      if (page.length < pageSize) break;
    }
    if (surveys.length > 0) yield surveys;
  }

  /** In the order of the index: each is put behind the last, and moves no other. */
  private async putInOrder(snapshot: InventorySnapshot, surveys: readonly OpenSurvey[]): Promise<void> {
    const ranked = surveys.map((survey) => ({
      survey,
      rank: snapshot.rankOf(survey, this.book.countsOf(survey.id)),
    }));
    ranked.sort((one, other) => one.rank - other.rank || one.survey.id - other.survey.id);
    await inSlices(ranked, ({ survey }) => snapshot.put(survey, this.book.countsOf(survey.id)));
  }

  /** Afterwards everything that was committed before the call is included. Concurrent calls share one reading. */
  catchUp(): Promise<void> {
    this.next ??= this.afterReading(() => {
      this.next = null;
      return this.readChanges(this.copy);
    });
    return this.next;
  }

  /** What was counted and learned since: the surveys whose odds it may change are put in anew. */
  async refreshOdds(): Promise<void> {
    const changed = await this.book.refresh(this.database.db, this.now());
    if (changed === 'all') return this.load();
    const ids = changed.filter((id) => this.current.find(id) !== null);
    await this.afterReading(() => this.rereadAll(this.copy, ids));
  }

  /** Resolves when nothing is being read any more. */
  async idle(): Promise<void> {
    await this.reading;
  }

  private afterReading(read: () => Promise<void>): Promise<void> {
    const done = this.reading.then(read);
    this.reading = done.catch(() => {});
    return done;
  }

  /** Changes above the horizon are read again next time, together with those of transactions still open now. */
  private async readChanges(copy: Copy): Promise<void> {
    const { horizon, changes } = await findInventoryChanges(this.database.db, copy.horizon);
    const unread = changes.filter(({ version }) => !copy.seen.has(version));
    await this.rereadAll(copy, [...new Set(unread.map(({ survey_id }) => survey_id))]);
    copy.horizon = horizon;
    copy.seen = new Set(changes.map(({ version }) => version));
  }

  private async rereadAll(copy: Copy, ids: readonly number[]): Promise<void> {
    for (let start = 0; start < ids.length; start += pageSize) {
      await this.reread(copy, ids.slice(start, start + pageSize));
    }
  }

  private async reread({ snapshot }: Copy, ids: readonly number[]): Promise<void> {
    const found = await findOpenSurveysOf(this.database.db, ids);
    const open = new Map(found.map((survey) => [survey.id, survey]));
    await inSlices(ids, (id) => {
      const survey = open.get(id);
      if (survey) snapshot.put(survey, this.book.countsOf(id));
      else snapshot.remove(id);
    });
  }
}
