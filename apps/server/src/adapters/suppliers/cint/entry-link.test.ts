import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Disclosed } from '#ports/disclosed.ts';
import { cintKind } from './kind.ts';

const cint = cintKind.open({
  ...{ id: 'cint', name: 'Cint' },
  settings: { supplier_code: '4242', commission_percent: 20, hash_name: 'ienc' },
  secrets: { api_key: 'api', hash_keys: ['new', 'old'] },
});

const live = 'https://www.samplicio.us/s/default.aspx?SID=52c975a7&PID=';
const enter = (disclosed: Disclosed = {}, link: string | null = live) =>
  cint.entryLink({
    ...{ cid: 'cid-1', surveyRef: '1', country: 'US', link, person: 'person-1', disclosed },
    returnUrl: 'https://panel.test/return/cint',
  });
const start = 'https://www.samplicio.us/s/default.aspx?SID=52c975a7&PID=person-1&MID=cid-1';

describe('SV-06 an entry link of Cint', () => {
  it.each<[string, Disclosed, string]>([
    ['nothing that is not disclosed', {}, ''],
    [
      'age, gender and postal code',
      { age: 35, gender: 'female', postal_code: '70117' },
      '&42=35&43=2&45=70117',
    ],
    ['no gender that Cint does not have', { gender: 'other', age: 35 }, '&42=35'],
    ['a postal code with a space', { postal_code: "SW1A 1AA'" }, '&45=SW1A%201AA%27'],
    ['answers in its codes', { answers: { employment: ['retired'], pets: ['cat'] } }, '&2189=9'],
  ])('SV-06 carries %s, and the hash of all before it at the end', (_, disclosed, query) => {
    const throughAmp = `${start}${query}&`;
    const hash = createHmac('sha1', 'new').update(throughAmp).digest('base64url');
    const link = enter(disclosed);
    expect(link).toBe(`${throughAmp}ienc=${hash}`);
    expect(new URL(link).href).toBe(link);
  });

  it('SV-06 has at most 1,999 characters: answers are left out, from the last', () => {
    const base = start.length + '&ienc='.length + 27;
    const most = 1_999 - base - '&45='.length;
    const fits = enter({ age: 35, postal_code: 'x'.repeat(most - '&42=35'.length) });
    expect(fits).toHaveLength(1_999);
    expect(new URL(fits).searchParams.get('42')).toBe('35');
    const long = enter({ age: 35, postal_code: 'x'.repeat(most - '&42=35'.length + 1) });
    expect([...new URL(long).searchParams.keys()]).toEqual(['SID', 'PID', 'MID', '42', 'ienc']);
  });

  it('SV-06 is not made without a link of Cint', () => {
    expect(() => enter({}, null)).toThrow('no entry link');
  });
});
