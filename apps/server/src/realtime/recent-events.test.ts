import { describe, expect, it } from 'vitest';
import { mostRemembered, RecentEvents, rememberedMs } from './recent-events.ts';

/** A memory with a clock that goes when it is told to. */
function remembering() {
  const clock = { now: 1000 };
  const memory = new RecentEvents(() => clock.now);
  const lately = (ageMs: number, to = 'result-c1') => memory.lately(to, ageMs).map(({ json }) => json);
  return { clock, memory, lately };
}

describe('RL-01 what was said lately', () => {
  it('RL-01 is what came since the page was painted, the oldest first, and only of the channel', () => {
    const { clock, memory, lately } = remembering();
    memory.add('result-c1', 'result-ready', '1');
    clock.now += 100;
    memory.add('result-c1', 'result-ready', '2');
    memory.add('result-c2', 'result-ready', '3');
    clock.now += 100;
    expect([lately(250), lately(150), lately(50)]).toEqual([['1', '2'], ['2'], []]);
    expect(lately(250, 'result-c2')).toEqual(['3']);
  });

  it('RL-01 is forgotten after a quarter of a minute, however old the page is', () => {
    const { clock, memory, lately } = remembering();
    memory.add('result-c1', 'result-ready', '1');
    clock.now += rememberedMs;
    memory.add('result-c1', 'result-ready', '2');
    expect(lately(1e9)).toEqual(['1', '2']);
    clock.now += 1;
    expect(lately(1e9)).toEqual(['2']);
  });

  it('RL-01 has an end in a storm: the newest stay', () => {
    const { memory, lately } = remembering();
    const all = Array.from({ length: 3 * mostRemembered + 5 }, (_, nth) => `${nth}`);
    for (const json of all) memory.add('result-c1', 'result-ready', json);
    expect(lately(1000)).toEqual(all.slice(-mostRemembered));
  });
});
