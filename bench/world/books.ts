// What the product knows of surveys, by the counters that its jobs fold: a click is counted once it is old enough, and
// what is reported later moves the difference.
import { type Conversion, type Counts, conversionOf, type Prior } from '@earnwall/domain/odds/conversion';
import { noEffects } from '@earnwall/domain/odds/device-effects';
import type { SupplierOdds } from '@earnwall/domain/odds/prior';
import { priorOnDevice } from '@earnwall/domain/odds/prior-on-device';
import {
  assumedOutSeconds,
  meanSeconds,
  noTimes,
  type TimeCounts,
  usualTimes,
  withTime,
} from '@earnwall/domain/odds/times';
import type { Device } from '@earnwall/domain/surveys/device';
import type { Person } from './people.ts';
import type { WorldSurvey } from './surveys.ts';

export interface Click {
  readonly book: Book;
  readonly device: Device;
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

type TimeWords = Pick<SupplierOdds, 'finish' | 'away'>;
type LearnedOfSurvey = TimeWords & Pick<SupplierOdds, 'devices'>;

export class Book {
  readonly counts: Record<Device, { -readonly [Field in keyof Counts]: Counts[Field] }> = {
    desktop: { entrants: 0, completes: 0 },
    mobile: { entrants: 0, completes: 0 },
    tablet: { entrants: 0, completes: 0 },
  };
  reversed = 0;
  finish: TimeCounts = noTimes;
  away: TimeCounts = noTimes;
  private mean: { readonly finish_seconds: number; readonly out_seconds: number } | undefined;
  private kept: Partial<Record<Device, Conversion>> = {};
  private prior: Prior = { mean: 0.35, kappa: 4 };
  private effects = noEffects;
  private words: TimeWords = { finish: usualTimes, away: usualTimes };

  constructor(readonly survey: WorldSurvey) {}

  expect(prior: Prior, learned: LearnedOfSurvey): void {
    this.prior = prior;
    this.effects = learned.devices;
    this.words = learned;
    this.changed();
  }

  on(device: Device): Conversion {
    const kept = this.kept[device];
    if (kept) return kept;
    const prior = priorOnDevice(this.prior, device, this.counts, this.effects);
    const made = conversionOf(prior, this.counts[device]);
    this.kept[device] = made;
    return made;
  }

  get isEntered(): boolean {
    return Object.values(this.counts).some(({ entrants }) => entrants > 0);
  }

  get seconds() {
    const { loi, said } = this.survey;
    this.mean ??= {
      finish_seconds: meanSeconds(this.finish, loi, this.words.finish),
      out_seconds: meanSeconds(this.away, assumedOutSeconds(loi, said?.out_seconds ?? null), this.words.away),
    };
    return this.mean;
  }

  /** Once the click is old enough. */
  count(click: Click): void {
    click.isCounted = true;
    click.person.expected += click.usual;
    this.counts[click.device].entrants += 1;
    if (click.hasCompleted) this.countComplete(click);
    else if (click.isReported) this.away = withTime(this.away, click.seconds);
    if (click.isReversed) this.reversed += 1;
    this.changed();
  }

  countComplete(click: Click): void {
    click.person.completes += 1;
    this.counts[click.device].completes += 1;
    this.finish = withTime(this.finish, click.seconds);
    this.changed();
  }

  private changed(): void {
    this.kept = {};
    this.mean = undefined;
  }
}
