// What the product knows of surveys, by the counters that its jobs fold: a click is counted once it is old enough, and
// what is reported later moves the difference.
import { type Conversion, type Counts, conversionOf, type Prior } from '@earnwall/domain/odds/conversion';
import { priorOnDevice } from '@earnwall/domain/odds/prior-on-device';
import {
  assumedOutSeconds,
  noTimes,
  type TimeCounts,
  typicalSeconds,
  withTime,
} from '@earnwall/domain/odds/times';
import { devices, type Person } from './people.ts';
import type { WorldSurvey } from './surveys.ts';

export interface Click {
  readonly book: Book;
  readonly device: number;
  readonly person: Person;
  readonly seconds: number;
  /** Odds at entry without the person's behaviour: what their own completes are held against. */
  readonly usual: number;
  /** Odds at entry, as they were before any correction. */
  readonly said: number;
  hasCompleted: boolean;
  isReversed: boolean;
  isReported: boolean;
  isCounted: boolean;
}

export class Book {
  readonly entrants = devices.map(() => 0);
  readonly completes = devices.map(() => 0);
  reversed = 0;
  private finish: TimeCounts = noTimes;
  private out: TimeCounts = noTimes;
  private typical: { readonly finish_seconds: number; readonly out_seconds: number } | undefined;
  private readonly kept: (Conversion | undefined)[] = [];
  private prior: Prior = { mean: 0.35, kappa: 4 };

  constructor(readonly survey: WorldSurvey) {}

  expect(prior: Prior): void {
    this.prior = prior;
    this.kept.length = 0;
  }

  on(device: number): Conversion {
    this.kept[device] ??= conversionOf(
      priorOnDevice(this.prior, this.countsOfOthers(device)),
      this.countsOn(device),
    );
    return this.kept[device];
  }

  get seconds() {
    const { loi, said } = this.survey;
    this.typical ??= {
      finish_seconds: typicalSeconds(this.finish, loi),
      out_seconds: typicalSeconds(this.out, assumedOutSeconds(loi, said?.out_seconds ?? null)),
    };
    return this.typical;
  }

  countsOn(device: number): Counts {
    return { entrants: this.entrants[device] ?? 0, completes: this.completes[device] ?? 0 };
  }

  /** Once the click is old enough. */
  count(click: Click): void {
    click.isCounted = true;
    click.person.expected += click.usual;
    this.entrants[click.device] = (this.entrants[click.device] ?? 0) + 1;
    if (click.hasCompleted) this.countComplete(click);
    else if (click.isReported) this.out = withTime(this.out, click.seconds);
    if (click.isReversed) this.reversed += 1;
    this.changed();
  }

  countComplete(click: Click): void {
    click.person.completes += 1;
    this.completes[click.device] = (this.completes[click.device] ?? 0) + 1;
    this.finish = withTime(this.finish, click.seconds);
    this.changed();
  }

  private changed(): void {
    this.kept.length = 0;
    this.typical = undefined;
  }

  private countsOfOthers(device: number): Counts {
    const others = (counts: readonly number[]) =>
      counts.reduce((sum, count, at) => (at === device ? sum : sum + count), 0);
    return { entrants: others(this.entrants), completes: others(this.completes) };
  }
}
