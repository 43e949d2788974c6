// The respondents who take or took a survey: in memory, the oldest evicted first.
import { randomBytes } from 'node:crypto';
import type { Answers } from '../interview/questionnaire.ts';
import type { DeliveryName } from './delivery.ts';
import type { Report } from './report.ts';

export interface Attempt {
  /** The buyer's id for it. */
  readonly rid: string;
  readonly project: string;
  /** Where the browser goes in the end. */
  readonly back: string;
  /** In the survey's URL, where the buyer's id would reveal too much. */
  readonly ticket: string;
  readonly enteredAt: number;
  readonly answers: Answers;
  delivery: DeliveryName;
  quotaClosed: boolean;
  /** The code in the return link. */
  endedWith: string | null;
  /** Sent to the buyer, or to be sent; the oldest first. */
  readonly reports: Report[];
}

const maxAttempts = 5000;

export class Attempts {
  readonly #byRid = new Map<string, Attempt>();
  readonly #byTicket = new Map<string, Attempt>();

  enter(entry: Pick<Attempt, 'rid' | 'project' | 'back' | 'enteredAt'>): Attempt {
    const attempt: Attempt = {
      ...entry,
      ticket: randomBytes(16).toString('base64url'),
      ...{ answers: {}, delivery: 'before', quotaClosed: false, endedWith: null, reports: [] },
    };
    this.#byRid.set(attempt.rid, attempt);
    this.#byTicket.set(attempt.ticket, attempt);
    const [oldest] = this.#byRid.values();
    if (oldest && this.#byRid.size > maxAttempts) {
      this.#byRid.delete(oldest.rid);
      this.#byTicket.delete(oldest.ticket);
    }
    return attempt;
  }

  ofBuyer(rid: string): Attempt | undefined {
    return this.#byRid.get(rid);
  }

  ofRespondent(ticket: string): Attempt | undefined {
    return this.#byTicket.get(ticket);
  }

  newestFirst(): Attempt[] {
    return [...this.#byRid.values()].reverse();
  }
}
