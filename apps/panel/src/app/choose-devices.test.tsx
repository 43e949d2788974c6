// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { findRoute } from './routes.ts';

beforeAll(async () => {
  await findRoute('/offers').route.screen.load(english);
});
freshPages();

const metadata = sampleMetadata({ offers_settings: { show_wallet: false, is_enabled: true } });
const chooser = () => screen.queryByRole('dialog', { name: 'Which devices do you have?' });

it('OF-02 NO-01 before there is a list devices are chosen when somebody asks for it, and not by itself', async () => {
  const panel = panelParts({ metadata, path: '/offers' });
  window.history.replaceState(null, '', panel.parts.url);
  render(<App {...panel.parts} />);
  await screen.findByRole('button', { name: 'Try again' });
  expect(chooser()).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /^Devices/ }));
  expect(chooser()).not.toBeNull();
});
