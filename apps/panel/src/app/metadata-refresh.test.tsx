// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { metadataKey } from '#api/metadata/metadata.ts';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { english } from '#testing/english.ts';
import { freshPages } from '#testing/fresh-pages.ts';
import { panelParts } from '#testing/panel-parts.ts';
import { App } from './app.tsx';
import { nextParts } from './routes.ts';

freshPages();

it('asks for metadata once more when another screen opens, but only for old ones', async () => {
  await Promise.all(nextParts.map((part) => part.load(english)));
  const { parts, calls } = panelParts({
    metadata: sampleMetadata(),
    surveys: { result: 'success', surveys: [] },
    answers: { '/api/app': { status: 200, body: sampleMetadata() } },
  });
  const asked = () => calls.filter((call) => call === 'GET /api/app').length;
  window.history.replaceState(null, '', parts.url);
  render(<App {...parts} />);
  fireEvent.click(screen.getByRole('button', { name: 'Help' }));
  await waitFor(() => expect(window.location.pathname).toBe('/support'));
  expect(asked()).toBe(0);

  await act(() => parts.queries.invalidateQueries({ queryKey: metadataKey, refetchType: 'none' }));
  act(() => window.history.back());
  await waitFor(() => expect(asked()).toBe(1));
});
