import { describe, expect, it } from 'vitest';
import { readMailConfig } from './mail.ts';

const read = (MAIL_URL?: string, MAIL_FROM?: string) => {
  const problems: string[] = [];
  return { config: readMailConfig({ MAIL_URL, MAIL_FROM }, problems), problems };
};
const from = 'support@panel.example';

describe('mail in the configuration', () => {
  it('is off without a word', () => {
    expect(read()).toEqual({ config: null, problems: [] });
    expect(read(' ', '')).toEqual({ config: null, problems: [] });
  });

  it.each([
    ['smtps://mail.example', { host: 'mail.example', port: 465, encryption: 'from_start', login: null }],
    ['smtp://mail.example', { host: 'mail.example', port: 587, encryption: 'starttls', login: null }],
    ['smtp://mail.example:25/', { port: 25, encryption: 'starttls' }],
    ['smtp://me%40mail.example:p%3Aw@mail.example', { login: { user: 'me@mail.example', password: 'p:w' } }],
    ['smtp://localhost:1025', { host: 'localhost', port: 1025, encryption: 'none' }],
    ['smtp://127.0.0.1:1025', { host: '127.0.0.1', encryption: 'none' }],
    ['smtp://[::1]:1025', { host: '::1', encryption: 'none' }],
    ['smtp://127.0.0.1.evil.example', { encryption: 'starttls' }],
    ['smtp://localhost.evil.example', { encryption: 'starttls' }],
    ['smtps://localhost', { encryption: 'from_start' }],
  ])('%s', (url, expected) => {
    const { config, problems } = read(url, from);
    expect(problems).toEqual([]);
    expect(config).toMatchObject(expected);
  });

  it.each([
    [from, { name: null, address: from }],
    ['Help <help@panel.example>', { name: 'Help', address: 'help@panel.example' }],
    ['"Help, please" <help@panel.example>', { name: 'Help, please', address: 'help@panel.example' }],
    ['<help@panel.example>', { name: null, address: 'help@panel.example' }],
  ])('a sender %s', (sender, expected) => {
    expect(read('smtps://mail.example', sender).config?.from).toEqual(expected);
  });

  it.each([
    ['mail.example', from],
    ['http://mail.example', from],
    ['smtp://', from],
    ['smtp://user@mail.example', from],
    ['smtp://user:%zz@mail.example', from],
    ['smtp://mail.example/box', from],
    ['smtp://mail.example?tls=no', from],
    ['smtp://mail.example:99999', from],
  ])('MAIL_URL cannot be %s', (url, sender) => {
    const { config, problems } = read(url, sender);
    expect(config).toBeNull();
    expect(problems).toEqual([expect.stringMatching(/^MAIL_URL must be/)]);
  });

  it.each([
    'support',
    'Help <support>',
    'a@panel.example, b@panel.example',
    'A\nB <a@panel.example>',
    'é@panel.example',
  ])('MAIL_FROM cannot be %j', (sender) => {
    const { config, problems } = read('smtps://mail.example', sender);
    expect(config).toBeNull();
    expect(problems).toEqual([expect.stringMatching(/^MAIL_FROM must be/)]);
  });

  it('has a server and a sender, or neither; a password is never repeated', () => {
    for (const half of [read('smtp://mail.example'), read(undefined, from)])
      expect(half).toEqual({ config: null, problems: ['MAIL_URL and MAIL_FROM must be set together'] });
    expect(read('smtp://me:secret@mail.example/box', from).problems.join()).not.toContain('secret');
  });
});
