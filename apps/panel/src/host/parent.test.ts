import { describe, expect, it } from 'vitest';
import { type Border, createParentPort } from './parent.ts';

const publisher = 'https://publisher.example';

/** Two windows that note what crosses between them. */
function border(origin: string | null) {
  const received: { message: unknown; origin: unknown }[] = [];
  const target = {
    postMessage: (message: unknown, to: unknown) => void received.push({ message, origin: to }),
  };
  const here = new EventTarget();
  const arrive = (event: { data: unknown; origin: string; source: unknown }) =>
    here.dispatchEvent(Object.assign(new Event('message'), event));
  const own: Border = { target, origin, here };
  return { border: own, target, received, arrive };
}

describe('createParentPort', () => {
  it('posts with the exact origin of an allowed page', () => {
    const { border: own, received } = border(publisher);
    createParentPort(own, () => [`${publisher}/`]).post('ps-survey-started', { sid: 's1' });
    expect(received).toEqual([
      { message: { type: 'ps-survey-started', data: { sid: 's1' } }, origin: publisher },
    ]);
  });

  it.each([
    ['an origin that is not allowed', 'https://elsewhere.example', [publisher]],
    ['an origin that only begins like an allowed one', `${publisher}.evil.example`, [publisher]],
    ['the allowed host on another scheme', 'http://publisher.example', [publisher]],
    ['an unknown origin', null, [publisher]],
    ['an app without allowed origins', publisher, []],
    ['a broken list', publisher, ['*', 'publisher.example']],
  ])('is silent to %s', (_, origin, allowed) => {
    const { border: own, received } = border(origin);
    createParentPort(own, () => allowed).post('close', {});
    expect(received).toEqual([]);
  });

  it('is silent without a surrounding page', () => {
    const { border: own, received } = border(publisher);
    createParentPort({ ...own, target: null }, () => [publisher]).post('close', {});
    expect(received).toEqual([]);
  });

  it('asks for the allowed origins each time, because they come with the metadata', () => {
    const allowed: string[] = [];
    const { border: own, received } = border(publisher);
    const port = createParentPort(own, () => allowed);
    port.post('ready', {});
    allowed.push(publisher);
    port.post('ready', {});
    expect(received).toHaveLength(1);
  });

  it('hears the allowed page only: right window and right origin, until it stops', () => {
    const { border: own, target, arrive } = border(publisher);
    const heard: unknown[] = [];
    const stop = createParentPort(own, () => [publisher]).listen((data) => heard.push(data));
    arrive({ data: 1, origin: publisher, source: target });
    arrive({ data: 2, origin: 'https://elsewhere.example', source: target });
    arrive({ data: 3, origin: publisher, source: {} });
    stop();
    arrive({ data: 4, origin: publisher, source: target });
    expect(heard).toEqual([1]);
  });
});
