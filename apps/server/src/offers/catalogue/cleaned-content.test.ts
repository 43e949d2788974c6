import { expect, it } from 'vitest';
import { CleanedContent } from './cleaned-content.ts';

const offer = (id: string, title: string) => ({
  ...{ id, title, description: '<p>Play</p><script>steal()</script>', steps: '' },
  ...{ translations: {}, icon_url: null, image_url: null },
});

it('OF-10 sanitises an offer again only when its content has changed', async () => {
  const contents = new CleanedContent();
  const before = await contents.of([offer('farm', 'Farm'), offer('town', 'Town')]);
  expect(before).toMatchObject([
    { title: 'Farm', description: '<p>Play</p>' },
    { title: 'Town', description: '<p>Play</p>' },
  ]);
  const after = await contents.of([offer('town', 'Big town<script></script>'), offer('farm', 'Farm')]);
  expect(after[0]).toMatchObject({ title: 'Big town' });
  expect(after[1]).toBe(before[0]);
});

it('OF-10 forgets offers that are gone', async () => {
  const contents = new CleanedContent();
  const [before] = await contents.of([offer('farm', 'Farm')]);
  await contents.of([]);
  const [after] = await contents.of([offer('farm', 'Farm')]);
  expect(after).toEqual(before);
  expect(after).not.toBe(before);
});
