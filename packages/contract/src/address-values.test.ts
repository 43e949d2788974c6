import { describe, expect, it } from 'vitest';
import {
  longestText,
  readAddressValues,
  usableCount,
  usableRate,
  usableSubid,
  usableText,
} from './address-values.ts';

const long = (length: number) => 'x'.repeat(length);

it.each([
  ['gems', 'gems'],
  ['  gems ', 'gems'],
  [long(500), long(500)],
  [long(501), null],
  ['', null],
  ['  ', null],
  ['a\0', null],
  ['\ud800', null],
  ['\udc00x', null],
  ['🎁', '🎁'],
  [null, null],
  [undefined, null],
  [7, null],
  [['a'], null],
  [{}, null],
])('ID-05 the text %j is read as %j', (given, read) => {
  expect(usableText(given, longestText)).toBe(read);
});

it.each([
  ['1.5', 1.5],
  ['1e9', 1e9],
  ['1e-9', 1e-9],
  ['0x10', 16],
  ['1e12', null],
  ['1e-12', null],
  ['0', null],
  ['-1', null],
  ['1,5', null],
  ['Infinity', null],
  ['NaN', null],
  ['٣', null],
  ['', null],
  [' ', null],
  [null, null],
  [undefined, null],
])('ID-05 the rate %j is read as %j', (given, read) => {
  expect(usableRate(given)).toBe(read);
});

it.each([
  ['6', 6],
  [' 6 ', 6],
  ['1e2', 100],
  ['200', 200],
  ['201', 200],
  ['1e308', 200],
  ['1e309', null],
  ['0', null],
  ['-3', null],
  ['2.5', null],
  ['all', null],
  ['', null],
  [null, null],
])('ID-05 the count %j is read as %j', (given, read) => {
  expect(usableCount(given, 200)).toBe(read);
});

describe('usableSubid', () => {
  const read = (search: string) => usableSubid(new URLSearchParams(search));

  it.each<[string, Record<string, string>]>([
    ['subid=a&subid2=b&other=c', { subid: 'a', subid2: 'b' }],
    [
      'subid[x]=a&subid.y=b&subid_é=c&subid%20z=d',
      { 'subid[x]': 'a', 'subid.y': 'b', subid_é: 'c', 'subid z': 'd' },
    ],
    ['subid[]=a&subid[]=b', { 'subid[]': 'a' }],
    ['subid= a ', { subid: ' a ' }],
    ['subid=&subid2', { subid: '', subid2: '' }],
    ['subid__proto__=a&__proto__=b', { subid__proto__: 'a' }],
    ['SUBID=a', {}],
    [`subid=${long(500)}`, { subid: long(500) }],
    [`subid=${long(501)}&subid2=a`, { subid2: 'a' }],
    [`subid=${long(501)}&subid=a`, { subid: 'a' }],
    [`subid${long(124)}=a`, {}],
    ['subid%00=a&subid2=%00&subid3=b', { subid3: 'b' }],
    ['subid=%0D%0A', { subid: '\r\n' }],
  ])('ID-05 keeps of %s exactly %j', (search, kept) => {
    expect(read(search)).toEqual(kept);
  });

  it('ID-05 keeps the first 50', () => {
    const search = Array.from({ length: 60 }, (_, index) => `subid${index}=${index}`).join('&');
    expect(Object.values(read(search))).toEqual(Array.from({ length: 50 }, (_, index) => `${index}`));
  });

  it.each<[string, Record<string, unknown>]>([
    ['half a pair in a value', { subid: '\ud800' }],
    ['half a pair in a key', { 'subid\udc00': 'a' }],
    ['halves of a pair in key and value', { 'subid\ud83c': '\udf81' }],
    ['a number', { subid: 1 }],
    ['a list', { subid: ['a'] }],
    ['nothing', { subid: null }],
  ])('ID-05 leaves out %s', (_what, given) => {
    expect(usableSubid(Object.entries(given))).toEqual({});
  });
});

it('ID-05 a name that cannot be used gives way to the other one', () => {
  const named = (search: string) => readAddressValues(new URLSearchParams(search)).currencyName;
  expect(named('cn=Gems&currency_name=Stars')).toBe('Gems');
  expect(named(`cn=${long(501)}&currency_name=Stars`)).toBe('Stars');
  expect(named(`cn=%00&currency_name=${long(501)}`)).toBeNull();
});
