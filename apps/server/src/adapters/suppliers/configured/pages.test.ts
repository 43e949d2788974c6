import { describe, expect, it } from 'vitest';
import { CursorExpired, SupplierUnavailable } from '#ports/feed.ts';
import { pageEnd, pageValues } from './pages.ts';
import { paging } from './schema/paging.ts';

const acknowledge = { method: 'POST', path: '/ack', body: { ids: '{ids}' } };

describe('SV-01 pages of a configured list', () => {
  it.each([
    ['none', null, {}],
    [{ kind: 'page', size: 10 }, null, { page: 1, skip: 0, size: 10 }],
    [{ kind: 'page', size: 10, first: 0 }, '2', { page: 2, skip: 20, size: 10 }],
    [{ kind: 'skip', size: 10 }, '3', { skip: 30, size: 10 }],
    [{ kind: 'cursor', size: 10, next: '/next' }, null, { size: 10 }],
    [{ kind: 'cursor', size: 10, next: '/next' }, 'at:end', { size: 10, cursor: 'end' }],
    [{ kind: 'queue', id: '/id', acknowledge }, 'end', { size: 50 }],
  ])('SV-01 %j at %j asks with %j', (settings, cursor, values) => {
    expect(pageValues(paging.parse(settings), cursor)).toEqual(values);
  });

  it.each([
    ['none', null, {}, 7, { cursor: 'end', complete: true }],
    [{ kind: 'page', size: 10 }, null, {}, 10, { cursor: '1', complete: false }],
    [{ kind: 'page', size: 10 }, '1', {}, 9, { cursor: 'end', complete: true }],
    [{ kind: 'skip', size: 10 }, '4', {}, 10, { cursor: '5', complete: false }],
    [{ kind: 'cursor', next: '/next' }, null, { next: 'b' }, 3, { cursor: 'at:b', complete: false }],
    [{ kind: 'cursor', next: '/next' }, 'at:b', { next: null }, 3, { cursor: 'end', complete: true }],
    [
      { kind: 'cursor', next: '/n', more: '/m' },
      null,
      { n: 5, m: true },
      3,
      { cursor: 'at:5', complete: false },
    ],
    [
      { kind: 'cursor', next: '/n', more: '/m' },
      null,
      { n: 5, m: false },
      3,
      { cursor: 'end', complete: true },
    ],
    [
      { kind: 'cursor', next: '/n', more: '/m', changes: true },
      ...(['at:5', { n: 5, m: false }, 0, { cursor: 'at:5', complete: true }] as const),
    ],
    [{ kind: 'queue', size: 2, id: '/id', acknowledge }, null, {}, 2, { cursor: 'end', complete: false }],
    [{ kind: 'queue', size: 2, id: '/id', acknowledge }, null, {}, 1, { cursor: 'end', complete: true }],
  ] as const)(
    'SV-01 %j after %j with %j and %i rows goes on at %j',
    (settings, cursor, answer, rows, end) => {
      expect(pageEnd(paging.parse(settings), answer, rows, cursor)).toEqual(end);
    },
  );

  it.each([
    ['none', 'end'],
    [{ kind: 'page', size: 10 }, 'end'],
    [{ kind: 'skip', size: 10 }, 'nonsense'],
    [{ kind: 'cursor', next: '/next' }, 'end'],
  ])('SV-01 %j is read from its beginning after %j', (settings, cursor) => {
    expect(() => pageValues(paging.parse(settings), cursor)).toThrow(CursorExpired);
  });

  it.each([{ n: 5 }, { n: {} }])('SV-01 a page that leads to itself or nowhere is no page: %j', (answer) => {
    const list = paging.parse({ kind: 'cursor', next: '/n' });
    expect(() => pageEnd(list, answer, 3, 'at:5')).toThrow(SupplierUnavailable);
  });
});
