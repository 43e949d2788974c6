// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeToast, shownToasts } from './toast-store.ts';
import { Toasts } from './toasts.tsx';
import { useToast } from './use-toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  for (const { id } of shownToasts()) removeToast(id);
  vi.useRealTimers();
});

const pass = (seconds: number) => {
  for (let second = 0; second < seconds; second += 1) act(() => vi.advanceTimersByTime(1000));
};
const show = (toast: Parameters<ReturnType<typeof useToast>['show']>[0]) => act(() => useToast().show(toast));

describe('Toasts', () => {
  it('say what was done for ten seconds', () => {
    render(<Toasts />);
    show({ text: 'Ticket closed' });
    expect(screen.getByRole('status').textContent).toContain('Ticket closed');
    pass(9);
    expect(screen.queryByText('Ticket closed')).toBeTruthy();
    pass(1);
    expect(screen.queryByText('Ticket closed')).toBeNull();
  });

  it('stay for as long as the pointer or the focus is on them', () => {
    render(<Toasts />);
    show({ text: 'Ticket closed', undo: async () => {} });
    pass(4);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    pass(30);
    expect(screen.getByText(/6 s/)).toBeTruthy();
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    pass(6);
    expect(screen.queryByText('Ticket closed')).toBeNull();
  });

  it('undo once, and go', async () => {
    let undone = 0;
    render(<Toasts />);
    show({
      text: 'User banned',
      undo: async () => {
        undone += 1;
      },
    });
    const undo = screen.getByRole('button', { name: 'Undo' });
    await act(async () => {
      fireEvent.click(undo);
      fireEvent.click(undo);
    });
    expect(undone).toBe(1);
    expect(screen.queryByText('User banned')).toBeNull();
  });

  it('say that it was not undone, and try again', async () => {
    let tries = 0;
    render(<Toasts />);
    show({
      text: 'User banned',
      undo: async () => {
        tries += 1;
        if (tries === 1) throw new Error('no connection');
      },
    });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo' })));
    expect(screen.getByRole('status').textContent).toContain('Not undone: User banned');
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(tries).toBe(2);
    expect(screen.queryByText(/User banned/)).toBeNull();
  });
});
