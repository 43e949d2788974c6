import { describe, expect, it } from 'vitest';
import type { Failure } from '#session/failure.ts';
import { noCredentials } from '#session/start-up-values.ts';
import { type ErrorSituation, errorView } from './error-view-model.ts';

const situation: ErrorSituation = {
  failure: null,
  supplied: { ...noCredentials, uuid: 'alice', app: 'demo', shash: 'wrong' },
  panelEnabled: true,
  embedded: false,
  modeHasHome: true,
  isIn: false,
};
const refused = (code: number | string | null): Failure => ({ type: 'unauthenticated', code });
const view = (failure: Failure | null, changes: Partial<ErrorSituation> = {}) =>
  errorView({ ...situation, failure, ...changes });

describe('errorView', () => {
  it.each([
    ['code 8', refused(8), 'empty_title', 'empty_text'],
    ['a lost connection', { type: 'connection_error' } as const, 'error_connection', 'error_connection-text'],
    ['an invalid security hash', refused(12), 'invalid_security_hash', null],
    ['nothing in particular', null, 'error_404', 'error_404-text'],
    ['any other refusal', refused(3), 'error_unauthenticated', 'error_unauthenticated-text'],
  ])('ER-01 says for %s: %s', (_, failure, title, text) => {
    expect(view(failure)).toMatchObject({ kind: 'show', title, text });
  });

  it('ER-01 shows user id and security hash just supplied for code 12, and for nothing else', () => {
    expect(view(refused(12))).toMatchObject({ supplied: { userId: 'alice', securityHash: 'wrong' } });
    expect(view(refused(3))).toMatchObject({ supplied: null });
    const byToken = { ...noCredentials, uh: 'st1.claims.signature' };
    expect(view(refused(12), { supplied: byToken })).toMatchObject({ supplied: null });
    expect(view(refused(12), { supplied: noCredentials })).toMatchObject({ supplied: null });
  });

  it('ER-01 adds the code to Unauthenticated when there is one', () => {
    expect(view(refused(10))).toMatchObject({ code: 10 });
    expect(view(refused(null))).toMatchObject({ code: null });
    expect(view(refused(8))).toMatchObject({ code: null });
    expect(view(refused(12))).toMatchObject({ code: null });
  });

  it.each<[string, Failure | null, Partial<ErrorSituation>, boolean]>([
    ['not found', null, {}, true],
    ['a lost connection', { type: 'connection_error' }, {}, true],
    ['an authentication error', refused(3), {}, false],
    ['an invalid security hash', refused(12), {}, false],
    ['code 8, an authentication error too', refused(8), {}, false],
    ['embedded-script or single-page mode', null, { modeHasHome: false }, false],
    ['a disabled panel', { type: 'connection_error' }, { panelEnabled: false }, false],
  ])('ER-02 Home button for %s', (_, failure, changes, home) => {
    expect(view(failure, changes)).toMatchObject({ home });
  });

  it.each<[string, Failure | null, Partial<ErrorSituation>, boolean]>([
    ['a lost connection', { type: 'connection_error' }, {}, true],
    ['one where the run mode has no Home', { type: 'connection_error' }, { modeHasHome: false }, true],
    ['one where the panel is disabled', { type: 'connection_error' }, { panelEnabled: false }, true],
    ['not found', null, {}, false],
    ['an authentication error', refused(3), {}, false],
  ])('ER-01 another try for %s', (_, failure, changes, retry) => {
    expect(view(failure, changes)).toMatchObject({ retry });
  });

  it('ER-01 AP-04 a server that has said when to come again is not a lost connection', () => {
    const busy: Failure = { type: 'connection_error', retryAfterMs: 2_000 };
    expect(view(busy)).toEqual({ kind: 'busy', retryAfterMs: 2_000, entry: true, home: true });
    expect(view(busy, { isIn: true, modeHasHome: false })).toEqual({
      ...{ kind: 'busy', retryAfterMs: 2_000, entry: false, home: false },
    });
  });

  it.each(['banquestion', 'emptySurvay'] as const)('ER-02 %s leaves at once', (type) => {
    expect(view({ type })).toEqual({ kind: 'leave', isHandledByHost: false });
    expect(view({ type }, { embedded: true })).toEqual({ kind: 'leave', isHandledByHost: true });
  });
});
