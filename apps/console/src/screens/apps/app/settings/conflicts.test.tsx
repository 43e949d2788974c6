// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Conflicts } from './conflicts.tsx';

afterEach(cleanup);

it('shows both values of a field, and takes the one that is chosen', () => {
  const take = vi.fn();
  const conflicts = [
    { field: 'name', mine: 'Mine', theirs: 'Theirs' },
    { field: 'test_mode', mine: true, theirs: false },
  ] as const;
  render(<Conflicts conflicts={conflicts} onTake={take} />);
  expect(screen.getByRole('row', { name: /^Mode/ }).textContent).toBe('ModeTestKeep mineLiveTake theirs');
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine: Name' }));
  fireEvent.click(screen.getByRole('button', { name: 'Take theirs: Mode' }));
  expect(take.mock.calls).toEqual([
    ['name', 'Mine'],
    ['test_mode', false],
  ]);
});
