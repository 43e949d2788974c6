import { describe, expect, it } from 'vitest';
import { Passwords } from './passwords.ts';

const quick = new Passwords(2 ** 4);

describe('CO-04 passwords as hashes', () => {
  it('are scrypt with N 2^15, r 8, p 3 and a salt each', async () => {
    const passwords = new Passwords();
    const [one, two] = await Promise.all([
      passwords.hash('a good password'),
      passwords.hash('a good password'),
    ]);
    expect(one).toMatch(/^scrypt\$32768\$8\$3\$[\w-]{22}\$[\w-]{43}$/);
    expect(two).not.toBe(one);
    expect(await passwords.isRight('a good password', one)).toBe(true);
    expect(await passwords.isRight('a good passwore', one)).toBe(false);
  });

  it('compare the same characters, however they were typed', async () => {
    expect(await quick.isRight('cafe\u0301', await quick.hash('caf\u00e9'))).toBe(true);
  });

  it('of nobody is never right', async () => {
    expect(await quick.isRight('', null)).toBe(false);
  });

  it('two are made at a time, some wait, and more are refused at once', async () => {
    const passwords = new Passwords(2 ** 12);
    const tries = await Promise.allSettled(Array.from({ length: 40 }, () => passwords.hash('x')));
    const refused = tries.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(40 - 2 - 16);
    expect(refused[0]).toMatchObject({ reason: { status: 503 } });
    await expect(passwords.hash('x')).resolves.toMatch(/^scrypt/);
  });
});
