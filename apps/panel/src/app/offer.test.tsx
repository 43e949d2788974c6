// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { sampleOffer } from '#samples/sample-offer.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { type PanelSetting, panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { findRoute } from './routes.ts';

const path = '/api/offers/o1';
const report = 'POST /api/errors/js';

beforeAll(async () => {
  await findRoute('/offer').route.screen.load(english);
});
freshPages();

function open(answers: NonNullable<PanelSetting['answers']>) {
  const search = '?uuid=alice&app=demo&offer_id=o1';
  const panel = panelParts({ metadata: sampleMetadata(), path: '/offer', search, answers, random: 0 });
  window.history.replaceState(null, '', panel.parts.url);
  render(<App {...panel.parts} />);
  return panel;
}

const failure = () => screen.findByRole('heading', { name: 'This offer could not be loaded' });
const again = () => screen.getByRole('button', { name: 'Try again' });

describe('OF-14 an offer that cannot be read', () => {
  it.each([
    [
      '404',
      { [path]: { status: 404, body: { code: 'not-found', message: 'There is no such offer.' } } },
      true,
    ],
    ['503', { [path]: { status: 503, body: null } }, true],
    ['500', { [path]: { status: 500, body: null } }, false],
    ['a lost network', {}, false],
  ])(
    'OF-14 %s ends the loading with another try, and is logged where AP-04 says so',
    async (_, answers, isLogged) => {
      const { calls } = open(answers);
      await failure();
      expect(again()).toBeDefined();
      expect(calls.filter((call) => call === report)).toHaveLength(isLogged ? 1 : 0);
    },
  );

  it('OF-14 while it is read again the message stays, and so does the focus', async () => {
    const answers: NonNullable<PanelSetting['answers']> = {};
    const { calls } = open(answers);
    await failure();
    const offer = sampleOffer({ id: 'o1', name: 'Dragon Isles' });
    let resolve = () => {};
    answers[path] = new Promise((done) => {
      resolve = () => done({ status: 200, body: { data: offer } });
    });
    again().focus();
    fireEvent.click(again());
    await expect.poll(() => calls.filter((call) => call === `GET ${path}`)).toHaveLength(2);
    expect(document.activeElement).toBe(again());
    expect(again().getAttribute('aria-disabled')).toBe('true');
    resolve();
    expect(await screen.findByRole('heading', { name: 'Dragon Isles' })).toBeDefined();
  });
});
