import { describe, expect, it } from 'vitest';
import { type ExtensionFacts, extensionOffer, extensionStates } from './status.ts';

const { offered, credited, over } = extensionStates;
const facts: ExtensionFacts = { state: null, own_bonus: null, app_bonus: 100n, available: true };

describe('EX-01 what is said about the extension', () => {
  it.each<[string, Partial<ExtensionFacts>, 0 | 1 | null, bigint]>([
    ['the app pays for it and nothing has happened', {}, 0, 100n],
    ['an offer to this account alone', { state: offered, own_bonus: 75n, app_bonus: null }, 0, 75n],
    ['an offer to this account that differs from the app’s', { own_bonus: 75n }, 0, 75n],
    ['credited', { state: credited, own_bonus: 90n }, 1, 90n],
    ['credited before the app stopped paying', { state: credited, own_bonus: 90n, app_bonus: null }, 1, 90n],
    ['closed, or confirmed', { state: over }, null, 100n],
    ['an app without it', { app_bonus: null }, null, 0n],
    ['an account that may earn nothing, or an installation without it', { available: false }, null, 0n],
    ['a state nobody knows', { state: 7 }, null, 100n],
  ])('EX-01 %s', (_what, given, status, bonus) => {
    expect(extensionOffer({ ...facts, ...given })).toEqual({ status, bonus });
  });
});
