// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { sampleMetadata } from '#samples/sample-metadata.ts';
import { english } from '#testing/english.ts';
import { Loading } from './loading.tsx';

afterEach(cleanup);

function show(metadata: ReturnType<typeof sampleMetadata> | null) {
  render(
    <TextProvider texts={english}>
      <Loading route={{ name: 'offers' }} metadata={metadata} />
    </TextProvider>,
  );
  return {
    header: screen.queryByRole('heading', { name: 'Earn rewards' }) !== null,
    earnings: screen.queryByRole('region', { name: 'Your earnings' }) !== null,
    isLoading: screen.getByRole('status').textContent === 'Loading',
  };
}

it('offers on their way have their top already', () => {
  expect(show(sampleMetadata())).toEqual({ header: true, earnings: true, isLoading: true });
});

it('of an app that nothing is known of yet, too', () => {
  expect(show(null)).toEqual({ header: true, earnings: true, isLoading: true });
});

it('what an app does not show is not seen for a moment either', () => {
  const { design } = sampleMetadata();
  const bare = sampleMetadata({ design: { ...design, header: false, stats: false } });
  expect(show(bare)).toEqual({ header: false, earnings: false, isLoading: true });
  cleanup();
  expect(show(sampleMetadata({ show_rewards: false })).earnings).toBe(false);
});
