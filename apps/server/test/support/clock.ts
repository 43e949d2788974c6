/** When tests begin. */
export const noon = new Date('2026-03-10T12:00:00Z');

/** `noon`, and so many hours later, or earlier. */
export const hours = (count: number): Date => new Date(noon.getTime() + count * 3_600_000);

/** A server's clock: it stands still until a test moves it. */
export class TestClock {
  now = noon;

  forward(ms: number): Date {
    this.now = new Date(this.now.getTime() + ms);
    return this.now;
  }
}
