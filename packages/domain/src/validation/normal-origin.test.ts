import { expect, it } from 'vitest';
import { normalOrigin } from './normal-origin.ts';

it.each([
  ['https://publisher.example', 'https://publisher.example'],
  [' HTTPS://Publisher.Example/ ', 'https://publisher.example'],
  ['https://publisher.example:443/shop?page=1#top', 'https://publisher.example'],
  ['http://localhost:4100/', 'http://localhost:4100'],
  // Browsers send the form with xn--, which is what has to be written here.
  ['https://bücher.example', null],
  ['https://xn--bcher-kva.example', 'https://xn--bcher-kva.example'],
  ['http://[::1]:4000/x', 'http://[::1]:4000'],
  ['publisher.example', null],
  ['https://*.publisher.example', null],
  ['https://user:password@publisher.example', null],
  ['ftp://publisher.example', null],
  ['javascript:alert(1)', null],
  ['null', null],
  ['', null],
])('EM-02 %j is normalised', (text, origin) => {
  expect(normalOrigin(text)).toBe(origin);
});
