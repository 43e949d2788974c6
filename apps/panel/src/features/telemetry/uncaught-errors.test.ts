import { beforeEach, describe, expect, it } from 'vitest';
import { CallError, networkFailure } from '#api/call-error.ts';
import { watchUncaughtErrors } from './uncaught-errors.ts';

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
