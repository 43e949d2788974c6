import { describe, expect, it } from 'vitest';
import { ChannelRegistry, recentEventsMs } from './channel-registry.ts';

const channel = 'notifications-me';
const now = 1_000_000;

/** A book with one listener, which takes notes. */
function listening() {
  const book = new ChannelRegistry();
  const heard: string[] = [];
  const listener = {
    onEvent: (event: string) => void heard.push(event),
    onReconnect: () => void heard.push('reconnected'),
  };
  const isNew = book.add(channel, listener, now);
  return { book, heard, listener, isNew };
}

describe('RL-01 the channels of a page', () => {
  it('RL-01 are asked for once, however many listen, and left with the last', () => {
    const { book, listener, isNew } = listening();
    const another = { ...listener };
    expect([isNew, book.add(channel, another, now)]).toEqual([true, false]);
    expect([book.remove(channel, listener), book.remove(channel, another)]).toEqual([false, true]);
    expect({ channels: book.channels, isWanted: book.isWanted }).toEqual({ channels: [], isWanted: false });
  });

  it('RL-01 are live when each of them is heard', () => {
    const { book } = listening();
    expect(book.isLive).toBe(false);
    book.subscribed(channel);
    expect(book.isLive).toBe(true);
    book.add('result-c1', { onEvent: () => {}, onReconnect: () => {} }, now);
    expect(book.isLive).toBe(false);
    book.refused('result-c1');
    expect({ isLive: book.isLive, isWanted: book.isWanted }).toEqual({ isLive: false, isWanted: true });
    book.refused(channel);
    expect(book.isWanted).toBe(false);
  });

  it('RL-01 events go to whoever listens to their channel', () => {
    const { book, heard } = listening();
    book.event(channel, 'earnings-changed', {}, now);
    book.event('result-c1', 'result-ready', {}, now);
    expect(heard).toEqual(['earnings-changed']);
  });

  it('RL-01 a part of the page that comes late hears what came a moment before it, and nothing older', () => {
    const { book, heard } = listening();
    book.event(channel, 'offer-opened', {}, now);
    book.event(channel, 'account-changed', {}, now + 1);
    const late: string[] = [];
    const comesLate = { onEvent: (event: string) => void late.push(event), onReconnect: () => {} };
    book.add(channel, comesLate, now + recentEventsMs);
    book.event(channel, 'earnings-changed', {}, now + recentEventsMs);
    expect({ heard, late }).toEqual({
      heard: ['offer-opened', 'account-changed', 'earnings-changed'],
      late: ['account-changed', 'earnings-changed'],
    });
  });

  it('RL-01 nothing was missed at first; after a cut it may have been, and once heard again that is told once', () => {
    const { book, heard } = listening();
    book.subscribed(channel);
    expect(heard).toEqual([]);
    book.cut(1000);
    expect({ isLive: book.isLive, heard }).toEqual({ isLive: false, heard: [] });
    expect(book.mayHaveMissed(channel)).toBe(true);
    book.cut(1000);
    book.subscribed(channel);
    expect({ mayHaveMissed: book.mayHaveMissed(channel), heard }).toEqual({
      mayHaveMissed: false,
      heard: [],
    });
    book.notifyMissed();
    expect(heard).toEqual(['reconnected']);
    book.subscribed(channel);
    book.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('RL-01 a first connection that took several tries may have missed something too', () => {
    const { book, heard } = listening();
    book.cut(1000);
    book.subscribed(channel);
    book.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('PL-01 what was missed in several cuts is told once, when somebody looks', () => {
    const { book, heard } = listening();
    for (let cut = 0; cut < 3; cut += 1) {
      book.cut(1000);
      book.subscribed(channel);
    }
    book.missed(2000);
    expect(heard).toEqual([]);
    book.notifyMissed();
    book.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('RL-01 the server may say that something was missed', () => {
    const { book, heard } = listening();
    book.missed(2000);
    book.notifyMissed();
    expect(heard).toEqual(['reconnected']);
  });

  it('RL-01 whoever leaves while it is told hears no more', () => {
    const { book, heard, listener } = listening();
    const leaving = { onEvent: () => void book.remove(channel, listener), onReconnect: () => {} };
    book.add('result-c1', leaving, now);
    book.event('result-c1', 'result-ready', {}, now);
    book.event(channel, 'earnings-changed', {}, now);
    expect(heard).toEqual([]);
  });
});
