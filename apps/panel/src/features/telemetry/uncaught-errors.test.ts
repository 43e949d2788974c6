import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError, networkFailure } from '#api/call-error.ts';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { LoadFailure } from '#lib/loading/lazy-part.tsx';
import { caughtErrors, watchUncaughtErrors } from './uncaught-errors.ts';

let page: EventTarget;
let reports: string[];
beforeEach(() => {
  page = new EventTarget();
  reports = [];
  watchUncaughtErrors(page, (message) => reports.push(message));
});

const fail = (type: string, details: object) => page.dispatchEvent(Object.assign(new Event(type), details));
const thrown = (error: unknown) => fail('error', { error, message: 'Uncaught' });
const rejected = (reason: unknown) => fail('unhandledrejection', { reason });

describe('uncaught errors', () => {
  it('AP-05 are reported with the place they come from', () => {
    thrown(new TypeError('x is not a function'));
    rejected(new RangeError('too far'));
    expect(reports).toHaveLength(2);
    expect(reports[0]).toMatch(/^TypeError: x is not a function\s.*uncaught-errors\.test/s);
    expect(reports[1]).toMatch(/^RangeError: too far/);
  });

  it('AP-05 are reported with their message where the stack is without', () => {
    rejected(Object.assign(new RangeError('too far'), { stack: 'look@panel.js:1:2' }));
    expect(reports).toEqual(['RangeError: too far look@panel.js:1:2']);
  });

  it('AP-05 are reported even if they are no errors', () => {
    rejected('just a text');
    fail('error', { error: null, message: 'Script error.' });
    expect(reports).toEqual(['just a text', 'Script error.']);
  });

  it('AP-05 are reported once each, and five a visit at most', () => {
    for (const message of ['a', 'a', 'b', 'c', 'd', 'e', 'f', 'g']) rejected(message);
    expect(reports).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('AP-05 leave failed calls to the client, which has judged them', () => {
    rejected(new CallError(networkFailure));
    expect(reports).toEqual([]);
  });
});

describe('errors that a boundary caught', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
  afterEach(() => void vi.restoreAllMocks());
  const errorBoundary = new Boundary({ part: 'bonuses', children: null });

  it('AP-05 are reported with the name of the part, once each, and five a visit at most', () => {
    const caught = caughtErrors(watchUncaughtErrors(page, (message) => reports.push(message)));
    const error = new TypeError('the badge fell off');
    for (let times = 0; times < 3; times += 1) caught(error, { errorBoundary });
    expect(reports).toEqual([expect.stringMatching(/^bonuses: TypeError: the badge fell off/)]);
    for (const message of ['b', 'c', 'd', 'e', 'f']) caught(message, { errorBoundary });
    expect(reports).toHaveLength(5);
    expect(console.error).toHaveBeenCalledTimes(8);
  });

  it('AP-05 leave out what did not load', () => {
    const caught = caughtErrors(watchUncaughtErrors(page, (message) => reports.push(message)));
    caught(new LoadFailure(new TypeError('Failed to fetch'), () => undefined), { errorBoundary });
    expect(reports).toEqual([]);
  });
});
