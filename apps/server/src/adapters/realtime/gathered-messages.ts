// Messages said while a sending is under way go together in the next one, so that a storm of them costs few round trips.
export class GatheredMessages {
  private waiting: string[] = [];
  private isSending = false;

  /** `sendAll` must not throw. */
  constructor(private readonly sendAll: (messages: string[]) => Promise<void>) {}

  add(message: string): void {
    this.waiting.push(message);
    if (this.isSending) return;
    this.isSending = true;
    // Those of the same breath leave together.
    setImmediate(() => void this.empty());
  }

  private async empty(): Promise<void> {
    while (this.waiting.length > 0) {
      const messages = this.waiting;
      this.waiting = [];
      await this.sendAll(messages);
    }
    this.isSending = false;
  }
}
