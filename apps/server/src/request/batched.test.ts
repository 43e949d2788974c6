import { describe, expect, it } from 'vitest';
import { Batched } from './batched.ts';

/** Answers in upper case once it is let go on, and says what it was asked together. */
function asking() {
  const asked: string[][] = [];
  const release: (() => void)[] = [];
  const batched = new Batched<string, string>(async (questions) => {
    asked.push([...questions]);
    await new Promise<void>((resolve) => release.push(resolve));
    if (questions.includes('fail')) throw new Error('No answer');
    return questions.map((question) => question.toUpperCase());
  });
  const letGo = async (batch: number) => {
    await expect.poll(() => release.length).toBeGreaterThan(batch);
    release[batch]?.();
  };
  return { batched, asked, letGo };
}

describe('Batched', () => {
  it('asks once for all who come before the query, and answers each', async () => {
    const { batched, asked, letGo } = asking();
    const answers = Promise.all(['a', 'b', 'c'].map((question) => batched.ask(question)));
    await letGo(0);
    expect(await answers).toEqual(['A', 'B', 'C']);
    expect(asked).toEqual([['a', 'b', 'c']]);
  });

  it('who comes while it runs waits for the next one', async () => {
    const { batched, asked, letGo } = asking();
    const first = batched.ask('a');
    await expect.poll(() => asked).toEqual([['a']]);
    const later = Promise.all([batched.ask('b'), batched.ask('c')]);
    await letGo(0);
    expect(await first).toBe('A');
    await letGo(1);
    expect(await later).toEqual(['B', 'C']);
    expect(asked).toEqual([['a'], ['b', 'c']]);
  });

  it('a query that fails fails for all of its batch, and for nobody after it', async () => {
    const { batched, letGo } = asking();
    const failing = Promise.allSettled([batched.ask('a'), batched.ask('fail')]);
    await letGo(0);
    expect((await failing).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const after = batched.ask('b');
    await letGo(1);
    expect(await after).toBe('B');
  });

  it('a place in the batch is where the answer stands', async () => {
    const { batched, letGo } = asking();
    const places = ['a', 'b'].map((question) => batched.join(question));
    await letGo(0);
    expect(places[0]?.answers).toBe(places[1]?.answers);
    expect((await places[1]?.answers)?.[places[1]?.place ?? 0]).toBe('B');
  });
});
