// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useOnChange } from './use-on-change.ts';
import { useOnMount } from './use-on-mount.ts';

function render(use: (props: { value: number; by: string }, seen: string[]) => void) {
  const seen: string[] = [];
  const hook = renderHook((props: { value: number; by: string }) => use(props, seen), {
    initialProps: { value: 1, by: 'a' },
  });
  return { ...hook, seen };
}

it('useOnChange runs at first and for another value, with the callback of the latest render', () => {
  const { rerender, unmount, seen } = render(({ value, by }, notes) =>
    useOnChange(value, (now) => {
      notes.push(`${by}${now}`);
      return () => void notes.push(`end of ${by}${now}`);
    }),
  );
  rerender({ value: 1, by: 'b' });
  rerender({ value: 2, by: 'c' });
  unmount();
  expect(seen).toEqual(['a1', 'end of a1', 'c2', 'end of c2']);
});

it('useOnMount runs once, and cleans up at the end', () => {
  const { rerender, unmount, seen } = render(({ by }, notes) =>
    useOnMount(() => {
      notes.push(by);
      return () => void notes.push(`end of ${by}`);
    }),
  );
  rerender({ value: 2, by: 'b' });
  unmount();
  expect(seen).toEqual(['a', 'end of a']);
});
