import { describe, expect, it } from 'vitest';
import { splitLastParameter } from './last-parameter.ts';

describe('an address whose last parameter is a hash', () => {
  it.each([
    ['https://a.test/x?b=1&hash=c', { before: 'https://a.test/x?b=1', value: 'c' }],
    ['https://a.test/x?hash=0&b=1&hash=', { before: 'https://a.test/x?hash=0&b=1', value: '' }],
    ['https://a.test/x?b=%20+%2F&hash=a=b', { before: 'https://a.test/x?b=%20+%2F', value: 'a=b' }],
    ['https://a.test/x?hash=c', null],
    ['https://a.test/x?b=1&hash=c&d=2', null],
    ['https://a.test/x?b=1&rehash=c', null],
    ['https://a.test/x?b=1&hash', null],
    ['', null],
  ])('SV-06 %s', (url, split) => {
    expect(splitLastParameter(url, 'hash')).toEqual(split);
  });
});
