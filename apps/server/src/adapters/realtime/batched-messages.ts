// Batches messages: those published while a send is in progress go together in the next one, so that a burst of them costs
// few round trips.
export class BatchedMessages {
  private waiting: string[] = [];
  private isSending = false;

  /** `sendAll` must not throw. */
  constructor(private readonly sendAll: (messages: string[]) => Promise<void>) {}

  add(message: string): void {
    this.waiting.push(message);
    if (this.isSending) return;
    this.isSending = true;
    // Messages of the same turn of the event loop are sent together.
    setImmediate(() => void this.flush());
  }

  private async flush(): Promise<void> {
    while (this.waiting.length > 0) {
      const messages = this.waiting;
      this.waiting = [];
      await this.sendAll(messages);
    }
    this.isSending = false;
  }
}
