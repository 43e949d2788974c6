// Deadlines that all have the same length: they come in the order in which they began, so that one list and one timer
// serve them all. A timer for each request would cost five times as much.

/** Something that has to end in time; a link of the list. */
export class Turn {
  isLate = false;
  next: Turn | null = null;

  constructor(
    readonly until: number,
    readonly onLate: () => void,
    public previous: Turn | null,
  ) {}
}

const lookEveryMs = 25;

export class Deadlines {
  private first: Turn | null = null;
  private last: Turn | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly milliseconds: number) {}

  begin(onLate: () => void): Turn {
    const turn = new Turn(performance.now() + this.milliseconds, onLate, this.last);
    if (this.last) this.last.next = turn;
    else this.first = turn;
    this.last = turn;
    this.timer ??= setInterval(() => this.look(), lookEveryMs);
    return turn;
  }

  end(turn: Turn): void {
    if (turn.isLate) return;
    if (turn.previous) turn.previous.next = turn.next;
    else this.first = turn.next;
    if (turn.next) turn.next.previous = turn.previous;
    else this.last = turn.previous;
  }

  private look(): void {
    const now = performance.now();
    for (let turn = this.first; turn && turn.until <= now; turn = this.first) {
      this.end(turn);
      turn.isLate = true;
      turn.onLate();
    }
    // Nobody is waited for: an idle node sleeps.
    if (!this.first && this.timer) {
      clearInterval(this.timer);
      this.timer = null;
    }
  }
}
