// Ids of requests, for logs and answers: one random beginning for a process and a number of its own for each request, which
// together are unique and cost a fraction of a random id.
import { randomUUID } from 'node:crypto';

const beginning = randomUUID().slice(0, 24);
/** Twelve hexadecimal digits from the first to the last. */
let next = 0x100000000000;

export function nextRequestId(): string {
  next += 1;
  return beginning + next.toString(16);
}
