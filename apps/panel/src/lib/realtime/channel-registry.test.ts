import { describe, expect, it } from 'vitest';
import { ChannelRegistry, recentEventsMs } from './channel-registry.ts';

const channel = 'notifications-me';
const now = 1_000_000;

/** A registry with one listener, which takes notes. */
function listening() {
  const registry = new ChannelRegistry();
  const heard: string[] = [];
  const listener = {
    onEvent: (event: string) => void heard.push(event),
    onReconnect: () => void heard.push('reconnected'),
  };
  const isNew = registry.add(channel, listener, now);
  return { registry, heard, listener, isNew };
}

describe('RL-01 the channels of a page', () => {
  it('RL-01 are asked for once, however many listen, and left with the last', () => {
    const { registry, listener, isNew } = listening();
    const another = { ...listener };
    expect([isNew, registry.add(channel, another, now)]).toEqual([true, false]);
    expect([registry.remove(channel, listener), registry.remove(channel, another)]).toEqual([false, true]);
    expect({ channels: registry.channels, isWanted: registry.isWanted }).toEqual({
      channels: [],
      isWanted: false,
    });
  });

  it('RL-01 are live when each of them is heard', () => {
    const { registry } = listening();
    expect(registry.isLive).toBe(false);
    registry.subscribed(channel);
    expect(registry.isLive).toBe(true);
    registry.add('result-c1', { onEvent: () => {}, onReconnect: () => {} }, now);
    expect(registry.isLive).toBe(false);
    registry.refused('result-c1');
    expect({ isLive: registry.isLive, isWanted: registry.isWanted }).toEqual({
      isLive: false,
      isWanted: true,
    });
    registry.refused(channel);
    expect(registry.isWanted).toBe(false);
  });

  it('RL-01 events go to whoever listens to their channel', () => {
    const { registry, heard } = listening();
    registry.event(channel, 'earnings-changed', {}, now);
    registry.event('result-c1', 'result-ready', {}, now);
    expect(heard).toEqual(['earnings-changed']);
  });

  it('RL-01 a part of the page that comes late hears what came a moment before it, and nothing older', () => {
    const { registry, heard } = listening();
    registry.event(channel, 'offer-opened', {}, now);
    registry.event(channel, 'account-changed', {}, now + 1);
    const late: string[] = [];
    const comesLate = { onEvent: (event: string) => void late.push(event), onReconnect: () => {} };
    registry.add(channel, comesLate, now + recentEventsMs);
    registry.event(channel, 'earnings-changed', {}, now + recentEventsMs);
    expect({ heard, late }).toEqual({
      heard: ['offer-opened', 'account-changed', 'earnings-changed'],
      late: ['account-changed', 'earnings-changed'],
    });
  });

  it('RL-01 nothing was missed at first; after a cut it may have been, and once heard again that is told once', () => {
    const { registry, heard } = listening();
    registry.subscribed(channel);
    expect(heard).toEqual([]);
    registry.cut(1000);
    expect({ isLive: registry.isLive, heard }).toEqual({ isLive: false, heard: [] });
    expect(registry.mayHaveMissed(channel)).toBe(true);
    registry.cut(1000);
    registry.subscribed(channel);
    expect({ mayHaveMissed: registry.mayHaveMissed(channel), heard }).toEqual({
      mayHaveMissed: false,
      heard: [],
    });
    registry.notifyMissed();
    expect(heard).toEqual(['reconnected']);
    registry.subscribed(channel);
    registry.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('RL-01 a first connection that took several tries may have missed something too', () => {
    const { registry, heard } = listening();
    registry.cut(1000);
    registry.subscribed(channel);
    registry.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('PL-01 what was missed in several cuts is told once, when somebody looks', () => {
    const { registry, heard } = listening();
    for (let cut = 0; cut < 3; cut += 1) {
      registry.cut(1000);
      registry.subscribed(channel);
    }
    registry.missed(2000);
    expect(heard).toEqual([]);
    registry.notifyMissed();
    registry.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('RL-01 the server may say that something was missed', () => {
    const { registry, heard } = listening();
    registry.missed(2000);
    registry.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('RL-01 whoever leaves while it is told hears no more', () => {
    const { registry, heard, listener } = listening();
    const leaving = { onEvent: () => void registry.remove(channel, listener), onReconnect: () => {} };
    registry.add('result-c1', leaving, now);
    registry.event('result-c1', 'result-ready', {}, now);
    registry.event(channel, 'earnings-changed', {}, now);
    expect(heard).toEqual([]);
  });
});
