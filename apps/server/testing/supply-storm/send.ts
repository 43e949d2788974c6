// Sends messages to two nodes at once, in their order, and again where a node asks for that.
import { setTimeout } from 'node:timers/promises';
import type { Chance } from '@earnwall/domain/chance/seeded';
import type { Answer, Sending } from './script.ts';

const statuses: Readonly<Record<Answer, readonly number[]>> = {
  ...{ stored: [200], returned: [302], refused: [401], unknown: [404], conflict: [409], unreadable: [422] },
  rival: [200, 409],
};

const atOnce = 24;
const maxTries = 100;
const pauseMs = 100;

export class Mail {
  sent = 0;
  /** Answered with 503, and sent again. */
  retried = 0;
  readonly wrongAnswers: string[] = [];
  /** Forged ones that were answered, by supplier. */
  readonly refused = new Map<string, number>();

  constructor(
    private readonly nodes: readonly string[],
    private readonly chance: Chance,
  ) {}

  /** In any order, and some of them twice. */
  async deliver(sendings: readonly Sending[], { repeated = 40 } = {}): Promise<void> {
    const again = sendings.filter(() => this.chance.percent(repeated));
    const queue = this.chance
      .shuffled([...sendings, ...again])
      .map((sending) => ({ sending, node: this.chance.between(0, this.nodes.length - 1) }));
    const worker = async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await this.send(next.sending, next.node);
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
  }

  private async send(sending: Sending, node: number): Promise<void> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const status = await this.statusFrom(sending, this.nodes[(node + tries) % this.nodes.length] ?? '');
      if (status === 503) {
        this.retried += 1;
        await setTimeout(pauseMs);
        continue;
      }
      this.note(sending, status);
      return;
    }
    this.wrongAnswers.push(`${sending.to}: never answered but with 503`);
  }

  private async statusFrom({ message }: Sending, url: string): Promise<number> {
    const { method, target, headers, body } = message;
    const response = await fetch(`${url}${target}`, { method, headers, body, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  }

  private note({ to, answer, isForged, message }: Sending, status: number): void {
    this.sent += 1;
    if (isForged) this.refused.set(to, (this.refused.get(to) ?? 0) + 1);
    if (!statuses[answer].includes(status))
      this.wrongAnswers.push(`${message.method} ${message.target}: ${status} instead of ${answer}`);
  }
}
