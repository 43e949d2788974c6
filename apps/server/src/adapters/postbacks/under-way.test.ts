import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Exchange } from './exchange.ts';
import { UnderWay } from './under-way.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function requestsOf(limitMs: number) {
  const underWay = new UnderWay(limitMs);
  const began = performance.now();
  const ended: [name: string, after: number, failure: string | null][] = [];
  const begin = (name: string, signal = new AbortController().signal) => {
    const exchange = new Exchange(new URL('https://publisher.example/'), ({ failure }) => {
      underWay.remove(exchange);
      ended.push([name, performance.now() - began, failure]);
    });
    underWay.add(exchange, signal);
    return exchange;
  };
  return { begin, ended };
}

const timeOut = 'time-out after 10 s';

it('PB-02 each request has all of its time, whenever it began and whatever became of the others', async () => {
  const { begin, ended } = requestsOf(10_000);
  const answered = begin('answered');
  begin('first');
  await vi.advanceTimersByTimeAsync(4_000);
  answered.fail('answered');
  begin('second');
  await vi.advanceTimersByTimeAsync(30_000);
  begin('after a rest');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ended).toEqual([
    ['answered', 4_000, 'answered'],
    ['first', 10_000, timeOut],
    ['second', 14_000, timeOut],
    ['after a rest', 44_000, timeOut],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});

it('PB-02 a signal ends the requests that it is for', () => {
  const { begin, ended } = requestsOf(10_000);
  const [one, other] = [new AbortController(), new AbortController()];
  begin('a', one.signal);
  begin('b', other.signal);
  begin('c', one.signal);
  one.abort();
  expect(ended.map(([name]) => name)).toEqual(['a', 'c']);
  other.abort();
  expect(ended.map(([name]) => name)).toEqual(['a', 'c', 'b']);
});
