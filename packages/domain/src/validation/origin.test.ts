import { expect, it } from 'vitest';
import { isOrigin } from './origin.ts';

it.each([
  'https://publisher.example',
  'http://localhost:4100',
  'https://xn--bcher-kva.example:8443',
  'http://[::1]:4000',
  'http://127.0.0.1',
])('EM-02 %s is an origin', (text) => {
  expect(isOrigin(text)).toBe(true);
});

it.each([
  "https://a.example; script-src 'unsafe-inline'",
  'https://a.example;',
  'https://a.example https://b.example',
  'https://a.example,https://b.example',
  'https://a.example\n',
  'https://a.example/',
  'https://a.example/path',
  'https://a.example?x',
  'https://a.example#x',
  'https://A.example',
  'https://user@a.example',
  'https://*.a.example',
  'https://*',
  'https://a.example:443',
  'http://a.example:80',
  'https://a.example:0',
  'https://a.example:65536',
  'https://a..example',
  'https://',
  'https:a.example',
  'javascript:alert(1)',
  'data:',
  'file://x',
  'null',
  '*',
  "'self'",
  '',
  `https://${'a.'.repeat(200)}example`,
])('EM-02 %j is none', (text) => {
  expect(isOrigin(text)).toBe(false);
});
