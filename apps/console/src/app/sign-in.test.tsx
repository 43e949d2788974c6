// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { me, stubServer } from '#testing/stub-server.ts';
import { Console } from './console.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (address: string) => {
  history.replaceState(null, '', `/console${address}`);
  render(<Console />);
};
const session = { next: 'sign-in', methods: [], demo: false, mail: false };
const signIn = async (password: string) => {
  fireEvent.change(await screen.findByLabelText('Mail address'), { target: { value: 'dana@example.com' } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
  fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

describe('CO-04 sign-in', () => {
  it('counts down while the next try has to wait, and says it twice aloud', async () => {
    const tooMany = { code: 'too-many-requests', message: 'Too many tries: wait 3 seconds, then try again.' };
    const { asked } = stubServer({
      'GET /session': { body: session },
      'POST /session': { status: 429, body: tooMany, headers: { 'retry-after': '3' } },
    });
    open('/sign-in');
    await screen.findByLabelText('Mail address');
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await signIn('a password');
    expect(await screen.findByText('3 s')).toBeTruthy();
    const said = () => screen.getByRole('status').textContent;
    expect(said()).toBe('Too many tries. Wait 3 seconds, then try again.');
    const tries = asked.length;
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    expect(asked).toHaveLength(tries);
    await act(() => vi.advanceTimersByTimeAsync(1500));
    expect(screen.getByText('2 s')).toBeTruthy();
    expect(said()).toBe('Too many tries. Wait 3 seconds, then try again.');
    await act(() => vi.advanceTimersByTimeAsync(2000));
    expect(said()).toBe('You can try again now.');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'a password');
  });

  it('asks for what is missing before it asks the server', async () => {
    const { asked } = stubServer({ 'GET /session': { body: session } });
    open('/sign-in');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(screen.getByText('Enter your mail address.')).toBeTruthy();
    expect(screen.getByText('Enter your password.')).toBeTruthy();
    expect(asked.filter(({ call }) => call === 'POST /session')).toEqual([]);
  });

  it('goes on with the factor, by what the person has, and to where one was', async () => {
    const { asked } = stubServer({
      'GET /session': { body: session },
      'POST /session': { body: { next: 'factor', methods: ['totp', 'recovery'] } },
      'POST /session/factor': { body: { next: 'done', methods: [] } },
      'GET /me': { body: me },
    });
    open('/sign-in?next=%2Fnothing%3Fa%3D1');
    await signIn('plain words in a row');
    await screen.findByLabelText('Code');
    fireEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }));
    fireEvent.change(screen.getByLabelText('Recovery code'), { target: { value: 'aaaaa-bbbbb' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(location.pathname + location.search).toBe('/console/nothing?a=1'));
    expect(asked.find(({ call }) => call === 'POST /session/factor')?.body).toEqual({
      recovery_code: 'aaaaa-bbbbb',
    });
  });

  it('in the demo anybody is anybody with one press', async () => {
    const { asked } = stubServer({
      'GET /session': { body: { ...session, demo: true } },
      'POST /session/demo': { body: { next: 'done', methods: [] } },
      'GET /me': { body: me },
    });
    open('/sign-in');
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in as Support' }));
    await waitFor(() => expect(location.pathname).toBe('/console/'));
    expect(asked.find(({ call }) => call === 'POST /session/demo')?.body).toEqual({ role: 'support' });
  });
});
