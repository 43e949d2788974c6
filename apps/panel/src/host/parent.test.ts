import { describe, expect, it } from 'vitest';
import { createParentPort, type HostConnection } from './parent.ts';

const publisher = 'https://publisher.example';

/** Two windows that note what crosses between them. */
function border(origin: string | null, referrer: string | null = null) {
  const received: { message: unknown; origin: unknown }[] = [];
  const target = {
    postMessage: (message: unknown, to: unknown) => void received.push({ message, origin: to }),
  };
  const here = new EventTarget();
  const arrive = (event: { data: unknown; origin: string; source: unknown }) =>
    here.dispatchEvent(Object.assign(new Event('message'), event));
  const own: HostConnection = { target, origin, referrer, here, bridge: null };
  return { border: own, target, received, arrive };
}

describe('createParentPort', () => {
  it('posts with the exact origin of an allowed page', () => {
    const { border: own, received } = border(publisher);
    createParentPort(own, () => [`${publisher}/`]).post('ps-survey-started', { sid: 's1' });
    expect(received).toEqual([
      {
        message: { ns: 'earnwall', v: 1, type: 'ps-survey-started', id: '', data: { sid: 's1' } },
        origin: publisher,
      },
    ]);
  });

  it.each([
    ['an origin that is not allowed', 'https://elsewhere.example', [publisher]],
    ['an origin that only begins like an allowed one', `${publisher}.evil.example`, [publisher]],
    ['the allowed host on another scheme', 'http://publisher.example', [publisher]],
    ['an app without allowed origins', publisher, []],
    ['a broken list', publisher, ['*', 'publisher.example', 'data:x']],
    ['nobody, whom a broken list knows', null, ['*', 'publisher.example', 'data:x']],
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

  it('EM-02 hears the allowed page only: right window, right origin and our own words, until it stops', () => {
    const { border: own, target, arrive } = border(publisher);
    const heard: unknown[] = [];
    const stop = createParentPort(own, () => [publisher]).listen(({ id }) => heard.push(id));
    const said = (id: string) => ({ ns: 'earnwall', v: 1, type: 'design', id, data: {} });
    arrive({ data: said('ours'), origin: publisher, source: target });
    arrive({ data: said('elsewhere'), origin: 'https://elsewhere.example', source: target });
    arrive({ data: said('another window'), origin: publisher, source: {} });
    arrive({ data: { type: 'design' }, origin: publisher, source: target });
    arrive({ data: null, origin: publisher, source: target });
    stop();
    arrive({ data: said('too late'), origin: publisher, source: target });
    expect(heard).toEqual(['ours']);
  });

  it('EM-02 knocks at every allowed origin where the browser hides its page, and at no other', () => {
    const { border: own, received } = border(null);
    const allowed = [publisher, `${publisher}/games`, 'https://other.example', '*'];
    createParentPort(own, () => allowed).post('ready', {});
    expect(received.map(({ origin }) => origin)).toEqual([publisher, 'https://other.example']);
  });

  it.each([
    ['a page of the app', 'https://other.example', ['https://other.example']],
    ['a survey, on its way back', 'https://survey.example', [publisher, 'https://other.example']],
  ])('EM-02 tries the page that led here first: %s', (_, referrer, told) => {
    const { border: own, received } = border(null, referrer);
    createParentPort(own, () => [publisher, 'https://other.example']).post('ready', {});
    expect(received.map(({ origin }) => origin)).toEqual(told);
  });

  it.each([undefined, null, 'text', 7])('EM-02 has no use for a message around %j', (data) => {
    const { border: own, target, arrive } = border(publisher);
    const heard: unknown[] = [];
    createParentPort(own, () => [publisher]).listen((message) => heard.push(message));
    arrive({
      data: { ns: 'earnwall', v: 1, type: 'design', id: '1', data },
      origin: publisher,
      source: target,
    });
    expect(heard).toEqual([]);
  });

  const hello = { ns: 'earnwall', v: 1, type: 'hello', id: '7', data: {} };

  it('EM-04 says which of the page’s panels speaks, once the page has said hello', () => {
    const { border: own, target, received, arrive } = border(publisher);
    const port = createParentPort(own, () => [publisher]);
    arrive({ data: hello, origin: publisher, source: target });
    port.post('ready', {});
    expect(received).toMatchObject([{ message: { type: 'ready', id: '7' } }]);
  });

  it.each([
    [publisher, [publisher]],
    ['https://elsewhere.example', [publisher, 'https://other.example']],
  ])(
    'EM-02 a page that the browser hides is known by its hello, if it is an allowed one: %s',
    (from, told) => {
      const { border: own, target, received, arrive } = border(null);
      const port = createParentPort(own, () => [publisher, 'https://other.example']);
      arrive({ data: hello, origin: from, source: target });
      port.post('ready', {});
      expect(received.map(({ origin }) => origin)).toEqual(told);
    },
  );

  it('EM-05 a phone app hears everything by its bridge', () => {
    const heard: unknown[] = [];
    const { border: own, received } = border(null);
    const port = createParentPort({ ...own, bridge: (message) => heard.push(message) }, () => []);
    port.post('open-url', { url: 'https://survey.example/' });
    expect(heard).toMatchObject([{ type: 'open-url', data: { url: 'https://survey.example/' } }]);
    expect(received).toEqual([]);
  });
});
