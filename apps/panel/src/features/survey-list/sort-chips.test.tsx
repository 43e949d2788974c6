// @vitest-environment happy-dom
import { type SurveySortKey, surveySortKeys } from '@earnwall/domain/surveys/sort';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TextProvider } from '#lib/text/text.tsx';
import { english } from '#testing/english.ts';
import { SortChips } from './sort-chips.tsx';

afterEach(cleanup);

function show(sort: SurveySortKey) {
  const chosen: SurveySortKey[] = [];
  render(
    <TextProvider texts={english}>
      <SortChips sorts={surveySortKeys} sort={sort} onChange={(key) => chosen.push(key)} />
    </TextProvider>,
  );
  return chosen;
}

const chip = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('SortChips', () => {
  it('is one named group with exactly one chip pressed', () => {
    show('by_reward');
    expect(screen.getByRole('radiogroup', { name: 'Sort by' })).toBeDefined();
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('tells the key of the chip that was pressed', () => {
    const chosen = show('by_order');
    fireEvent.click(chip('Time'));
    fireEvent.click(chip('Reward'));
    expect(chosen).toEqual(['time', 'by_reward']);
  });

  it('shares one name, which is what makes arrow keys move between the chips', () => {
    show('by_order');
    expect(new Set(['Best match', 'Reward', 'Time'].map((name) => chip(name).name)).size).toBe(1);
  });
});
