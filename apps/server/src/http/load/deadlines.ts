// Deadlines that all have the same length: they come in the order in which they began, so that one list and one timer
// serve them all. A timer for each request would cost five times as much.

// As a global it would be looked up anew for each request.
import { performance } from 'node:perf_hooks';

/** Something that has to end in time; a link of the list. */
export class Deadline {
  isLate = false;
  next: Deadline | null = null;

  constructor(
    readonly begun: number,
    readonly onLate: () => void,
    public previous: Deadline | null,
  ) {}
}

const checkEveryMs = 25;

export class Deadlines {
  private first: Deadline | null = null;
  private last: Deadline | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly milliseconds: number) {}

  begin(onLate: () => void): Deadline {
    const deadline = new Deadline(performance.now(), onLate, this.last);
    if (this.last) this.last.next = deadline;
    else this.first = deadline;
    this.last = deadline;
    this.timer ??= setInterval(() => this.check(), checkEveryMs);
    return deadline;
  }

  end(deadline: Deadline): void {
    if (deadline.isLate) return;
    if (deadline.previous) deadline.previous.next = deadline.next;
    else this.first = deadline.next;
    if (deadline.next) deadline.next.previous = deadline.previous;
    else this.last = deadline.previous;
    // A deadline that is still referenced must not keep all later ones in memory.
    deadline.next = null;
    deadline.previous = null;
  }

  private check(): void {
    const latest = performance.now() - this.milliseconds;
    for (let deadline = this.first; deadline && deadline.begun <= latest; deadline = this.first) {
      this.end(deadline);
      deadline.isLate = true;
      deadline.onLate();
    }
    // Without deadlines the timer stops: an idle node sleeps.
    if (!this.first && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    }
  }
}
