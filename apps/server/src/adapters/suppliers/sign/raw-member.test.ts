import { describe, expect, it } from 'vitest';
import { rawMember } from './raw-member.ts';

describe('SV-06 a member of JSON as it was sent', () => {
  it.each([
    ['{"a":[1,2],"b":"x"}', '[1,2]'],
    ['{ "b" : "{\\"a\\":1,", "a" : [ {"a": [2]} , "]" ] }', '[ {"a": [2]} , "]" ]'],
    ['{"a":1.50}', '1.50'],
    ['{"a":"\\u0041\\/\\\\"}', '"\\u0041\\/\\\\"'],
    ['{"\\u0061":true}', 'true'],
    ['{"b":{"a":1},"a":{}}', '{}'],
    ['{"b":"a","a":null}', 'null'],
  ])('of %s', (json, value) => {
    expect(rawMember(json, 'a')).toBe(value);
  });

  it.each(['', 'a', '[]', '{}', '{"b":{"a":1}}', '{"a":1,"a":2}', '{"a":1', '{"a":1}}', '"a"', 'null'])(
    'is not there in %j',
    (json) => {
      expect(rawMember(json, 'a')).toBeNull();
    },
  );
});
