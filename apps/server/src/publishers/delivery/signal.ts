// Wakes the one who waits; a signal that nobody waits for is kept.
export class Signal {
  private isFired = false;
  private wake: (() => void) | null = null;

  fire(): void {
    if (this.wake) this.wake();
    else this.isFired = true;
  }

  /** Resolves at the next signal, or when the time is over. */
  async wait(milliseconds: number): Promise<void> {
    if (this.isFired) {
      this.isFired = false;
      return;
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = null;
    this.isFired = false;
  }
}
