import { type ReactNode, Suspense } from 'react';
import { expect, it } from 'vitest';
import { paintedOf } from './painted-of.ts';

const broken = new TypeError('the tile fell off');
function Broken(): ReactNode {
  throw broken;
}

function paint(panel: ReactNode) {
  const errors: unknown[] = [];
  return { painted: paintedOf(<main>{panel}</main>, (error) => void errors.push(error)), errors };
}

it('a panel that renders is painted, and nothing is reported', () => {
  const { painted, errors } = paint(<Suspense fallback="Waiting">A list</Suspense>);
  expect(painted).toContain('A list');
  expect(errors).toEqual([]);
});

it.each([
  ['a provider', <Broken key="broken" />],
  [
    'a screen, which React leaves to the browser in silence',
    <Suspense key="waiting" fallback="Waiting">
      <Broken />
    </Suspense>,
  ],
])('an error in %s paints nothing, and is reported', async (_, panel) => {
  const { painted, errors } = paint(panel);
  expect(painted).toBeNull();
  await expect.poll(() => errors).toEqual([broken]);
});
