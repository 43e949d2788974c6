import AxeBuilder from '@axe-core/playwright';
import type { Frame, Page } from '@playwright/test';
import { expect } from './product.ts';

interface Looked {
  /** Said when something is found. */
  as?: string;
  /** Only these; all of them when absent. */
  rules?: string[];
  /** All but these. */
  except?: string[];
  /** What is in frames has stories of its own. */
  withoutFrames?: boolean;
}

/** Rules about colors: a dark page has nothing else that a light one of the same width has not. */
export const ofColors = ['color-contrast', 'link-in-text-block'];

/** What axe finds on the page and in its frames is nothing. */
export async function expectAccessible(
  page: Page,
  { as = 'axe', rules, except, withoutFrames = false }: Looked = {},
): Promise<void> {
  await Promise.all(page.frames().map(endFading));
  // Only frames need the second page, in which axe puts together what it found in each of them.
  // What passes is not reported: on a long list that is half of the work.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode(withoutFrames || page.frames().length === 1);
  if (rules) axe.withRules(rules);
  if (except) axe.disableRules(except);
  if (withoutFrames) axe.exclude('iframe');
  const { violations } = await axe.analyze();
  expect(
    violations.map(({ id, nodes }) => [id, nodes.map((node) => node.target)]),
    as,
  ).toEqual([]);
}

/** What fades in has not its colors yet, in a frame no more than on its page. */
async function endFading(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    const ends = ({ effect }: Animation) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    // Not waited for: a frame out of sight is not drawn, and nothing in it would come to its end.
    for (const animation of document.getAnimations().filter(ends)) animation.finish();
  });
}
