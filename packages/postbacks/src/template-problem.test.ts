import { describe, expect, it } from 'vitest';
import { templateProblem } from './template-problem.ts';

const macros = 'u={user_id}&t={transaction_id}&r={reward}';
const good = `https://game.example/postback?${macros}`;

describe('templateProblem', () => {
  it.each([
    good,
    `${good}&signature={signature}`,
    `${good}&`,
    `http://127.0.0.1:4000/postback?${macros}`,
    `https://game.example?${macros}`,
    'https://game.example/{user_id}/{transaction_id}/{reward_raw}',
    'https://game.example/{user_id}/{transaction_id}/{reward_raw}?signature={signature}',
    `https://gäme.example/bücher?${macros}`,
    `https://game.example:8443/p?key=a%20b&${macros}&c={subid[campaign]}&d={subid}`,
    `https://game.example/p?${macros}&mine={subid#?}`,
    `https://game.example/p?${macros}&design={test}`,
    'https://game.example/p?u={user_id}&t={transaction_id}&a={reward_absolute}&s={status_code}',
  ])('PB-01 %s can be used', (template) => {
    expect(templateProblem(template)).toBeNull();
  });

  it.each<[string, string]>([
    ['', 'not an address'],
    ['{user_id}{transaction_id}{reward}', 'not an address'],
    [`game.example/?${macros}`, 'not an address'],
    [`/postback?${macros}`, 'not an address'],
    [`https:game.example/?${macros}`, 'not an address'],
    [`https:/game.example/?${macros}`, 'not an address'],
    [`https:///game.example/?${macros}`, 'not an address'],
    [`https://?${macros}`, 'not an address'],
    [`https://exa%mple/?${macros}`, 'not an address'],
    [`https://game.example:99999/?${macros}`, 'not an address'],
    [`ftp://game.example/?${macros}`, 'not an address'],
    [`javascript:alert(1)//?${macros}`, 'not an address'],
    [` ${good}`, 'percent-encoded'],
    [`${good}\n`, 'percent-encoded'],
    [`https://game.example/a b?${macros}`, 'percent-encoded'],
    [`https://game.example\\@other.example/?${macros}`, 'percent-encoded'],
    [`https://me:secret@game.example/?${macros}`, 'user name'],
    [`https://me@game.example/?${macros}`, 'user name'],
    [`https://{user_id}.example/?${macros}`, 'path and behind the question mark'],
    [`https://{user_id}@game.example/?${macros}`, 'path and behind the question mark'],
    [`https://game.example:{test}/?${macros}`, 'not an address'],
    [`https://game.example/a/../b?${macros}`, 'parts . and ..'],
    [`https://game.example/%2E%2e/?${macros}`, 'parts . and ..'],
    [`${good}#top`, 'fragment'],
    [`${good}&x={userid}`, 'Unknown macro {userid}. Known are {app}, {user_id},'],
    [`${good}&x={}`, 'Unknown macro {}'],
    [`${good}&x={constructor}`, 'Unknown macro {constructor}'],
    [`${good}&x={user_id`, 'A brace is open'],
    [`${good}&x=user_id}`, 'A brace is open'],
    [`${good}&x={{user_id}}`, 'A brace is open'],
    ['https://game.example/?t={transaction_id}&r={reward}', '{user_id} is missing'],
    ['https://game.example/?u={user_id}&r={reward}', '{transaction_id} is missing'],
    ['https://game.example/?u=%7Buser_id%7D&t={transaction_id}&r={reward}', '{user_id} is missing'],
    ['https://game.example/?u={user_id}&t={transaction_id}', '{reward} or {reward_raw} is missing'],
    ['https://game.example/?u={user_id}&t={transaction_id}&a={reward_absolute}', '{status_code} is needed'],
    // A correction may go either way, so its type says too little.
    [
      'https://game.example/?u={user_id}&t={transaction_id}&a={reward_absolute}&y={type}',
      '{status_code} is needed',
    ],
    [`https://game.example/?signature={signature}&${macros}`, 'must be the last parameter'],
    [`${good}&signature={signature}&x=1`, 'must be the last parameter'],
    [`${good}&sig={signature}`, 'must be the last parameter'],
    [`${good}&signature={signature}&signature={signature}`, 'must be the last parameter'],
    [`https://game.example/?signature=mine&${macros}`, 'must be the last parameter'],
    [`${good}&signature`, 'must be the last parameter'],
    [`https://game.example/{signature}?${macros}`, 'must be the last parameter'],
  ])('PB-01 %j cannot: %s', (template, problem) => {
    expect(templateProblem(template)).toContain(problem);
  });
});
