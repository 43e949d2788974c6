import { type Language, languages } from '@earnwall/i18n/languages';
import { describe, expect, it } from 'vitest';
import { replyMailIn } from './reply-mail.ts';

const everyLanguage = Object.keys(languages) as Language[];
const asked_at = new Date('2026-03-10T23:30:00Z');
const mailIn = (language: Language, reply = 'It is credited now.', app = 'Coin Harbor') =>
  replyMailIn(language, { app, reply, asked_at });

describe('a reply by mail', () => {
  it('says who writes, what was answered, and what to do next', () => {
    expect(mailIn('en', 'First line\n\nSecond line')).toMatchObject({
      subject: 'Coin Harbor: support has replied',
      text: [
        'Hello,',
        'Here is our reply to your message of March 10, 2026:',
        '> First line\n> \n> Second line',
        'Would you like to say more? Open Coin Harbor and go to “Help and support”. Nobody reads replies to this email.',
        'Didn’t write to us? Then somebody entered your address by mistake, and you can ignore this email.\n',
      ].join('\n\n'),
    });
  });

  it.each(everyLanguage)('LO-01 in %s has all its parts, in both forms', (language) => {
    const { subject, text, html } = mailIn(language);
    for (const part of [subject, text, html]) {
      expect(part).toContain('Coin Harbor');
      expect(part).not.toMatch(/[{}]|undefined/);
    }
    for (const part of [text, html]) expect(part).toMatch(/2026/);
    expect(html).toContain(`<html lang="${language}" dir="${languages[language].dir}">`);
    expect(text).toContain('> It is credited now.');
  });

  it('keeps names and dates apart in a language from right to left', () => {
    expect(mailIn('ar').subject).toMatch(/^\u2068Coin Harbor\u2069: /);
  });

  it.each([
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    [
      '</blockquote><img src=x onerror="a()">',
      '&lt;/blockquote&gt;&lt;img src=x onerror=&quot;a()&quot;&gt;',
    ],
    ["it's & <b>", 'it&#39;s &amp; &lt;b&gt;'],
    ['one\r\ntwo\rthree\u2028four', 'one<br>\ntwo<br>\nthree<br>\nfour'],
    ['bell\u0007 null\u0000 escape\u001b[31m', 'bell null escape[31m'],
    ['half \ud800 of one', 'half \ufffd of one'],
  ])('shows %j as words', (reply, shown) => {
    expect(mailIn('en', reply).html).toContain(`\n${shown}\n</blockquote>`);
  });

  it('lets a name neither break its line nor become markup', () => {
    const { subject, html } = mailIn('en', 'Yes.', 'Evil\r\nBcc: all@example.com <b>');
    expect(subject).toBe('Evil Bcc: all@example.com <b>: support has replied');
    expect(html).not.toContain('<b>');
  });
});
