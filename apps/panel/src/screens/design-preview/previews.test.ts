import { designPreviewStates } from '@earnwall/contract/design-preview-states';
import { expect, it } from 'vitest';
import { previews } from './previews.ts';

it('RT-09 every state that editors of designs choose from is a preview', () => {
  const states = Object.values(designPreviewStates).flatMap((group) => Object.keys(group));
  const names = new Set(previews.map(({ name }) => name));
  expect(states.filter((state) => !names.has(state))).toEqual([]);
});
