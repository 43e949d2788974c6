import { describe, expect, it } from 'vitest';
import {
  ticketEmailProblem,
  ticketFileProblem,
  ticketFileTypes,
  ticketMessageProblem,
  ticketQuantityProblem,
} from './ticket.ts';

const invalid = 'ticket_email-invalid';

describe('the e-mail of a ticket', () => {
  it.each([
    'ada@example.com',
    ' ada@example.com ',
    'ada.lovelace+panel@mail.example.co.uk',
    "o'brien@example.org",
    'ada@xn--bcher-kva.example',
    'jürgen@bücher.example',
    '用户@例子.广告',
    `${'a'.repeat(64)}@example.com`,
  ])('TK-02 takes %j', (email) => {
    expect(ticketEmailProblem(email)).toBeNull();
  });

  it.each([
    '',
    ' ',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@example.com@example.com',
    'ada lovelace@example.com',
    'ada@exam ple.com',
    '.ada@example.com',
    'ada.@example.com',
    'a..b@example.com',
    'ada@.example.com',
    'ada@example..com',
    'ada@-example.com',
    'ada@example-.com',
    'ada@example.c',
    'ada@example.com\nBcc: all@example.com',
    '<ada@example.com>',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(126)}com`,
  ])('TK-02 refuses %j', (email) => {
    expect(ticketEmailProblem(email)).toBe(invalid);
  });

  it.each([`${'a.'.repeat(50_000)}`, `a@${'a-'.repeat(50_000)}`, `a@${'a.'.repeat(50_000)}`])(
    'TK-02 refuses, without much thought, what only looks like one',
    (email) => {
      expect(ticketEmailProblem(email)).toBe(invalid);
    },
  );
});

describe('the message of a ticket', () => {
  it.each([
    ['', 'ticket_message-validation'],
    [' \n\t  　', 'ticket_message-validation'],
    ['?', null],
    ['  Where are my coins?  ', null],
  ])('TK-02 %j gives %s', (text, problem) => {
    expect(ticketMessageProblem(text)).toBe(problem);
  });
});

describe('the files of a ticket', () => {
  const megabyte = 1_048_576;
  const [wrongType, wrongSize] = ['ticket_wrong-file-type_updated', 'ticket_wrong-file-size_updated'];

  it.each([
    ['image/png', megabyte, null],
    ['image/png', megabyte + 1, wrongSize],
    ['image/jpeg', megabyte, null],
    ['image/jpeg', megabyte + 1, wrongSize],
    ['video/mp4', 10 * megabyte, null],
    ['video/mp4', 10 * megabyte + 1, wrongSize],
    ['video/webm', 10 * megabyte, null],
    ['video/webm', 10 * megabyte + 1, wrongSize],
    ['image/gif', 1, wrongType],
    ['image/svg+xml', 1, wrongType],
    ['text/html', 1, wrongType],
    ['application/pdf', 20 * megabyte, wrongType],
    ['toString', 1, wrongType],
    ['', 1, wrongType],
  ])('TK-02 %s of %d bytes gives %s', (type, size, problem) => {
    expect(ticketFileProblem({ type, size })).toBe(problem);
  });

  it.each([
    [0, null],
    [5, null],
    [6, 'ticket_wrong-file-quantity'],
  ])('TK-02 %d of them give %s', (files, problem) => {
    expect(ticketQuantityProblem(files)).toBe(problem);
  });

  it('TK-02 are of four types', () => {
    expect(ticketFileTypes).toEqual(['image/png', 'image/jpeg', 'video/mp4', 'video/webm']);
  });
});
