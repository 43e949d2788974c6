import { existsSync } from 'node:fs';
import { callingCodes } from '@earnwall/contract/calling-codes';
import { hasFlag } from 'country-flag-icons';
import { describe, expect, it } from 'vitest';
import { flags } from './flags.ts';

describe('flags', () => {
  it('PH-01 every country of the list has one, as a file of its own', async () => {
    const { load } = flags() as unknown as { load: (id: string) => string | null };
    const files = [...(load('virtual:flags') ?? '').matchAll(/from "(.*)\?url&no-inline"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.map((file) => /(\w\w)\.svg$/.exec(file)?.[1])).toEqual(Object.keys(callingCodes));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
    expect(Object.keys(callingCodes).filter((country) => !hasFlag(country))).toEqual([]);
    expect(load('another')).toBeNull();
  });
});
