import { describe, expect, it } from 'vitest';
import { maxRecent, RecentEvents, retentionMs } from './recent-events.ts';

/** Recent events with a clock that the test sets. */
function recentEvents() {
  const clock = { now: 1000 };
  const events = new RecentEvents(() => clock.now);
  const since = (ageMs: number, to = 'result-c1') => events.since(to, ageMs).map(({ json }) => json);
  return { clock, events, since };
}

describe('RL-01 recent events', () => {
  it('RL-01 are those since the page was painted, the oldest first, and only of the channel', () => {
    const { clock, events, since } = recentEvents();
    events.add('result-c1', 'result-ready', '1');
    clock.now += 100;
    events.add('result-c1', 'result-ready', '2');
    events.add('result-c2', 'result-ready', '3');
    clock.now += 100;
    expect([since(250), since(150), since(50)]).toEqual([['1', '2'], ['2'], []]);
    expect(since(250, 'result-c2')).toEqual(['3']);
  });

  it('RL-01 are dropped after a quarter of a minute, however old the page is', () => {
    const { clock, events, since } = recentEvents();
    events.add('result-c1', 'result-ready', '1');
    clock.now += retentionMs;
    events.add('result-c1', 'result-ready', '2');
    expect(since(1e9)).toEqual(['1', '2']);
    clock.now += 1;
    expect(since(1e9)).toEqual(['2']);
  });

  it('RL-01 are limited in a burst: the newest stay', () => {
    const { events, since } = recentEvents();
    const all = Array.from({ length: 3 * maxRecent + 5 }, (_, nth) => `${nth}`);
    for (const json of all) events.add('result-c1', 'result-ready', json);
    expect(since(1000)).toEqual(all.slice(-maxRecent));
  });
});
