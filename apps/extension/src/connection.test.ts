import { describe, expect, it } from 'vitest';
import {
  afterCounting,
  afterPairing,
  badgeText,
  type Connection,
  disconnected,
  unconnected,
} from './connection.ts';

const connected: Connection = { token: 't', count: 4, isSilent: false };

describe('EX-02 the connection of the extension', () => {
  it.each([
    ['a number', { kind: 'counted', count: 7 } as const, { ...connected, count: 7 }],
    ['a token that is worth nothing', { kind: 'refused' } as const, unconnected],
    ['nobody there', { kind: 'unreachable' } as const, connected],
  ])('EX-02 after %s', (_what, counted, after) => {
    expect(afterCounting(connected, counted)).toEqual(after);
  });

  it('EX-02 pairing ends a disconnection, with nothing counted yet', () => {
    expect(afterPairing('t2')).toEqual({ token: 't2', count: null, isSilent: false });
  });

  it.each([
    ['some', connected, '4'],
    ['ninety-nine', { ...connected, count: 99 }, '99'],
    ['more than fit', { ...connected, count: 100 }, '99+'],
    ['none', { ...connected, count: 0 }, ''],
    ['not counted yet', { ...connected, count: null }, ''],
    ['not connected', unconnected, ''],
    ['disconnected', disconnected, ''],
    ['a number without a token', { ...connected, token: null }, ''],
  ])('EX-02 the badge of %s', (_what, connection, text) => {
    expect(badgeText(connection)).toBe(text);
  });
});
