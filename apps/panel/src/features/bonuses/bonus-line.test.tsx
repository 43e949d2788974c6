// @vitest-environment happy-dom
import type { Bonus } from '@earnwall/contract/entities/bonus';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { engagementBonus, percentBonus, specialBonus } from '#samples/sample-bonuses.ts';
import { english } from '#testing/english.ts';
import { BonusLine } from './bonus-line.tsx';

afterEach(cleanup);

const surveys = percentBonus({ percentage: 20, entities: ['surveys'] });
const offers = percentBonus({ percentage: 5, entities: ['offers'] });
const both = percentBonus({ percentage: 10, entities: ['surveys', 'offers'] });

it.each<[string, Bonus[], 'surveys' | 'offers', string]>([
  ['of surveys', [surveys, offers], 'surveys', '+20% in every reward'],
  ['of offers', [surveys, offers], 'offers', '+5% in every reward'],
  ['that add up', [surveys, both], 'surveys', '+30% in every reward'],
  ['of other kinds', [specialBonus(), engagementBonus()], 'surveys', ''],
  ['of the other list', [offers], 'surveys', ''],
])('SL-06 a bonus on everything is said once above the list: those %s', (_, bonuses, list, said) => {
  const { container } = render(
    <TextProvider texts={english}>
      <BonusLine bonuses={bonuses} list={list} />
    </TextProvider>,
  );
  expect(container.textContent).toBe(said);
});
