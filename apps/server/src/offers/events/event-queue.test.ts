import { describe, expect, it } from 'vitest';
import { DatabaseBusy } from '#store/engine/failures.ts';
import { EventQueue } from './event-queue.ts';

/** Work that records its start, and ends when the test says so. */
function someWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((end) => ends.set(name, () => end(name)));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

describe('SV-04 events of offers', () => {
  it('of one user are recorded one after the other, and hold up nobody else', async () => {
    const { begun, work, end } = someWork();
    const queue = new EventQueue(60_000);
    const answers = [
      queue.add('alice', work('alice 1')),
      queue.add('alice', work('alice 2')),
      queue.add('bob', work('bob')),
    ];
    expect(begun).toEqual(['alice 1', 'bob']);
    end('alice 1');
    expect(await answers[0]).toBe('alice 1');
    await expect.poll(() => begun).toEqual(['alice 1', 'bob', 'alice 2']);
    end('alice 2');
    end('bob');
    expect(await Promise.all(answers)).toEqual(['alice 1', 'alice 2', 'bob']);
  });

  it('are recorded a few at a time, and go on after one has failed', async () => {
    const { begun, work, end } = someWork();
    const queue = new EventQueue(60_000);
    const failed = queue.add('zoe', () => Promise.reject(new Error('no')));
    const people = ['alice', 'bob', 'carol', 'dana', 'erin'];
    const answers = people.map((name) => queue.add(name, work(name)));
    await expect(failed).rejects.toThrow('no');
    await expect.poll(() => begun).toEqual(['alice', 'bob', 'carol', 'dana']);
    end('bob');
    await expect.poll(() => begun).toContain('erin');
    for (const name of people) end(name);
    expect(await Promise.all(answers)).toEqual(people);
  });

  it('whose turn does not come in time are not begun', async () => {
    const { begun, work, end } = someWork();
    const queue = new EventQueue(-1);
    await expect(queue.add('alice', work('alice'))).rejects.toThrow(DatabaseBusy);
    expect(begun).toEqual([]);
    end('alice');
  });
});
