// One request and what comes back, as undici's handler: the lightest way to use it, with no stream and no signal of its own.
import { parseUrl } from '@earnwall/postbacks/parse-url';
import type { Dispatcher } from 'undici';
import type { PostbackAnswer } from '#ports/postback-sender.ts';
import { failureOf } from './failure.ts';
import { printable } from './printable.ts';

/** More of an answer is not read: the connection is closed. */
const maxBytes = 64 * 1024;
const keptBytes = 500;
const redirects = new Set([300, 301, 302, 303, 307, 308]);
const nothing = Buffer.alloc(0);

/** Called once. The connection can be used again after a complete answer alone. */
export type Settle = (answer: PostbackAnswer, isComplete: boolean) => void;

export class Exchange implements Dispatcher.DispatchHandler {
  readonly startedAt = performance.now();
  readonly #url: URL;
  readonly #settle: Settle;
  #isDone = false;
  #status: number | null = null;
  #location: string | null = null;
  #size = 0;
  #kept = nothing;

  constructor(url: URL, settle: Settle) {
    this.#url = url;
    this.#settle = settle;
  }

  /** Ends it now, wherever it is. */
  fail(failure: string): void {
    this.#end(failure, false);
  }

  /** undici takes a handler without this one for a deprecated kind. */
  onRequestStart(): void {}

  onResponseStart(
    _controller: Dispatcher.DispatchController,
    status: number,
    headers: Record<string, string | string[] | undefined>,
  ): void {
    if (status < 200) return;
    this.#status = status;
    if (redirects.has(status) && typeof headers.location === 'string') this.#location = headers.location;
  }

  onResponseData(_controller: Dispatcher.DispatchController, chunk: Buffer): void {
    const missing = keptBytes - this.#kept.length;
    // Copied, because the chunk is part of a larger buffer.
    if (missing > 0) this.#kept = Buffer.concat([this.#kept, chunk.subarray(0, missing)]);
    this.#size += chunk.length;
    if (this.#size > maxBytes) this.#end(this.#failureOfStatus(), false);
  }

  onResponseEnd(): void {
    this.#end(this.#failureOfStatus(), true);
  }

  onResponseError(_controller: Dispatcher.DispatchController, error: Error): void {
    this.fail(failureOf(error));
  }

  #failureOfStatus(): string | null {
    const status = this.#status;
    if (status === null) return 'the answer is not HTTP';
    if (status >= 200 && status < 300) return null;
    if (!redirects.has(status)) return `HTTP ${status}`;
    const host = this.#location === null ? null : hostOf(this.#location, this.#url);
    return host === null ? 'redirect refused' : `redirect to ${host} refused`;
  }

  #end(failure: string | null, isComplete: boolean): void {
    if (this.#isDone) return;
    this.#isDone = true;
    const answer = this.#status === null ? null : printable(this.#kept);
    const ms = Math.round(performance.now() - this.startedAt);
    this.#settle({ status: this.#status, failure, answer, ms }, isComplete);
  }
}

function hostOf(location: string, base: URL): string | null {
  return parseUrl(location, base)?.host || null;
}
