// Events in the order of their time, by a binary heap: reports come late, and in any order.
export class Clock<Event> {
  private readonly events: { at: number; event: Event }[] = [];

  add(at: number, event: Event): void {
    const { events } = this;
    let place = events.push({ at, event }) - 1;
    while (place > 0) {
      const parent = (place - 1) >> 1;
      if (this.timeOf(parent) <= this.timeOf(place)) break;
      this.swap(parent, place);
      place = parent;
    }
  }

  /** The next event up to `now`, or undefined. */
  next(now: number): Event | undefined {
    const first = this.events[0];
    if (!first || first.at > now) return undefined;
    const last = this.events.pop();
    if (last && this.events.length > 0) {
      this.events[0] = last;
      this.sink();
    }
    return first.event;
  }

  private sink(): void {
    for (let place = 0; ; ) {
      const left = 2 * place + 1;
      const least = this.timeOf(left + 1) < this.timeOf(left) ? left + 1 : left;
      if (this.timeOf(least) >= this.timeOf(place)) return;
      this.swap(least, place);
      place = least;
    }
  }

  private timeOf(place: number): number {
    return this.events[place]?.at ?? Number.POSITIVE_INFINITY;
  }

  private swap(one: number, other: number): void {
    const [first, second] = [this.events[one], this.events[other]];
    if (!first || !second) return;
    this.events[one] = second;
    this.events[other] = first;
  }
}
