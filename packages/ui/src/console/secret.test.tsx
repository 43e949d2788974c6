// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Secret } from './secret.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const isLeavingAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('Secret', () => {
  it('is copied whole, and asks before the page is left until it is stored', async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    let done = 0;
    const view = render(<Secret value="sk_123" name="app secret" onDone={() => (done += 1)} />);
    expect(isLeavingAsked()).toBe(true);
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Copy app secret' })));
    expect(copied).toHaveBeenCalledWith('sk_123');
    expect(screen.getByRole('status').textContent).toBe('Copied');
    fireEvent.click(screen.getByRole('button', { name: 'I have stored it' }));
    expect(done).toBe(1);
    view.unmount();
    expect(isLeavingAsked()).toBe(false);
  });
});
