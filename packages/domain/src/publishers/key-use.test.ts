import { describe, expect, it } from 'vitest';
import { apiKeyUse, endOf, hourOf, secretUse } from './key-use.ts';

describe('CO-01 the name under which uses are counted', () => {
  const app = { secret: 'a-secret-abcd', previous_secret: 'a-secret-wxyz' };

  it.each([
    ['the current secret', secretUse(app, 'current'), 'secret:abcd'],
    ['the previous one', secretUse(app, 'previous'), 'previous-secret:wxyz'],
    ['no previous one', secretUse({ ...app, previous_secret: null }, 'previous'), null],
    ['an API key', apiKeyUse('ewk_Ab3dEf7h'), 'key:ewk_Ab3dEf7h'],
  ])('%s', (_, name, expected) => expect(name).toBe(expected));

  it('a secret that was current has another one than when it is the previous', () => {
    const rotated = { secret: 'a-secret-next', previous_secret: app.secret };
    expect(secretUse(rotated, 'previous')).not.toBe(secretUse(app, 'current'));
  });

  it('contains four characters of the secret at most', () => expect(endOf(app.secret)).toBe('abcd'));
});

it.each([
  ['2026-03-10T12:00:00.000Z', '2026-03-10T12:00:00.000Z'],
  ['2026-03-10T12:59:59.999Z', '2026-03-10T12:00:00.000Z'],
])('CO-01 the hour of %s', (at, hour) => expect(hourOf(new Date(at)).toISOString()).toBe(hour));
