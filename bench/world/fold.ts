import { maturesAfterMs } from '@earnwall/domain/odds/maturity';
import type { Entry } from './attempt.ts';
import type { Book, Click } from './books.ts';
import { Clock } from './clock.ts';

interface Event {
  readonly kind: 'reported' | 'reversed' | 'matures';
  readonly click: Click;
  readonly isComplete: boolean;
}

interface Totals {
  counted(click: Click): void;
  /** It was counted as something else before. */
  upgraded(click: Click): void;
}

/** The job that counts clicks: reports reach it in any order. */
export class Fold {
  private readonly clock = new Clock<Event>();

  /** With `early` a click is counted when it is reported: the trap. */
  constructor(
    private readonly totals: Totals,
    private readonly early = false,
  ) {}

  started(click: Click, entry: Entry, at: number): void {
    const { isComplete, reportedAfter, reversedAfter } = entry;
    const event = (kind: Event['kind']) => ({ kind, click, isComplete });
    if (reportedAfter !== null) this.clock.add(at + reportedAfter, event('reported'));
    if (reversedAfter !== null) this.clock.add(at + reversedAfter, event('reversed'));
    if (!this.early) this.clock.add(at + maturesAfterMs(click.book.survey.loi) / 60_000, event('matures'));
  }

  upTo(now: number): void {
    for (let event = this.clock.next(now); event; event = this.clock.next(now)) this.take(event);
  }

  private take({ kind, click, isComplete }: Event): void {
    const { book } = click;
    if (kind === 'matures' || (this.early && kind === 'reported')) {
      click.hasCompleted ||= kind === 'reported' && isComplete;
      this.count(book, click);
    } else if (kind === 'reported') {
      click.isReported = true;
      if (isComplete && !click.hasCompleted) {
        click.hasCompleted = true;
        if (click.isCounted) this.upgrade(click);
      }
    } else if (!click.isReversed) {
      click.isReversed = true;
      if (click.isCounted) book.reversed += 1;
    }
  }

  private upgrade(click: Click): void {
    click.book.countComplete(click);
    this.totals.upgraded(click);
  }

  private count(book: Book, click: Click): void {
    if (click.isCounted) return;
    book.count(click);
    this.totals.counted(click);
  }
}
