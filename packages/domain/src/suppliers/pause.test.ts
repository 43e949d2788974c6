import { describe, expect, it } from 'vitest';
import type { FindingKind } from './health.ts';
import { isOurOwnSilence, overrideMs, pauseBecauseOf, type StandingFinding, standsMs } from './pause.ts';

const now = new Date('2026-03-10T12:00:00Z');
const before = (ms: number) => new Date(now.getTime() - ms);
const bad = (kind: FindingKind, given: Partial<StandingFinding> = {}): StandingFinding => ({
  ...{ kind, severity: 'pause', since: before(standsMs) },
  ...given,
});
const live = { status: 'live', override_until: null } as const;
const resumed = (ms: number) =>
  ({ status: 'live', override_until: new Date(before(ms).getTime() + overrideMs) }) as const;

describe('SV-01 a pause by health', () => {
  it.each<[string, readonly StandingFinding[], Parameters<typeof pauseBecauseOf>[1], FindingKind | null]>([
    ['nothing was found', [], live, null],
    ['silent', [bad('silent')], live, 'silent'],
    ['conversion near zero', [bad('conversion')], live, 'conversion'],
    ['both', [bad('conversion'), bad('silent')], live, 'conversion'],
    ['silent for a moment', [bad('silent', { since: before(standsMs - 1) })], live, null],
    ['silent, perhaps by chance', [bad('silent', { severity: 'watch' })], live, null],
    ['forged messages, however many', [bad('refused')], live, null],
    ['unknown codes', [bad('unknown_codes')], live, null],
    ['unreadable messages', [bad('unreadable')], live, null],
    ['a late list', [bad('feed_lag')], live, null],
    ['paused already', [bad('silent')], { status: 'paused', override_until: null }, null],
    ['an operator has just resumed it', [bad('silent'), bad('conversion')], resumed(0), null],
    ['an operator resumed it almost a day ago', [bad('silent')], resumed(overrideMs - 1), null],
    ['an operator resumed it a day ago', [bad('silent')], resumed(overrideMs), 'silent'],
  ])('%s', (_, findings, state, expected) => {
    expect(pauseBecauseOf(findings, state, now)?.kind ?? null).toBe(expected);
  });
});

describe('SV-01 whose silence it is', () => {
  const silent = { isSilent: true, hasReported: false };
  const heard = { isSilent: false, hasReported: true };
  const idle = { isSilent: false, hasReported: false };
  it.each([
    ['nobody', [], false],
    ['the only one', [silent, idle], false],
    ['one of two', [silent, heard], false],
    ['two, while another is heard', [silent, silent, heard], false],
    ['two, and nobody else is heard', [silent, silent, idle], true],
  ])('%s', (_, suppliers, expected) => {
    expect(isOurOwnSilence(suppliers)).toBe(expected);
  });
});
