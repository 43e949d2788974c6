// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { me, stubServer } from '#testing/stub-server.ts';
import { Console } from './console.tsx';

afterEach(cleanup);

const at = '2026-01-01T00:00:00Z';
const phone = { id: 'f1', kind: 'totp', name: 'Phone', created_at: at, used_at: null };
const laptop = { id: 'f2', kind: 'passkey', name: 'Laptop', created_at: at, used_at: at };
const here = {
  id: 's1',
  current: true,
  device: 'Firefox on Linux',
  address: '1.2.3.4',
  created_at: at,
  seen_at: at,
};
const there = { ...here, id: 's2', current: false, device: 'Safari on iPhone' };
const answers = (
  factors: object[],
  required: boolean,
): Record<string, { status?: number; body: unknown }> => ({
  'GET /me': { body: me },
  'GET /me/factors': { body: { factors, recovery_codes_left: 2, required } },
  'GET /me/sessions': { body: { sessions: [there, here] } },
});
const open = async () => {
  history.replaceState(null, '', '/console/me');
  render(<Console />);
  await screen.findByText('2 of 10 recovery codes left');
};

describe('CO-04 one’s own account', () => {
  it('the last factor of a role that must have one says why it stays; others go by their name', async () => {
    stubServer(answers([phone], true));
    await open();
    expect(screen.getByText(/Your role must have one: add another before you remove it/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove Phone' })).toBeNull();
    cleanup();

    const { asked } = stubServer({
      ...answers([phone, laptop], true),
      'POST /me/factors/f2/end': { body: {} },
    });
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Laptop' }));
    fireEvent.change(screen.getByLabelText('Type Laptop to confirm'), { target: { value: 'Laptop' } });
    fireEvent.click(screen.getByRole('button', { name: 'Remove the factor' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /me/factors/f2/end'));
  });

  it('a factor is asked for over the page by what the person has, and what was typed goes on', async () => {
    const server = answers([laptop], true);
    server['POST /me/recovery-codes'] = {
      status: 403,
      body: { code: 'factor-needed', message: 'Prove it.' },
    };
    server['POST /me/factor'] = { body: { factor_at: at } };
    const { asked } = stubServer(server);
    await open();
    fireEvent.change(screen.getByLabelText('Your name'), { target: { value: 'Half typed' } });
    fireEvent.click(screen.getByRole('button', { name: 'Make ten new ones' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Is it still you?' }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Use a recovery code' }));
    server['POST /me/recovery-codes'] = { body: { recovery_codes: ['aaaaa-bbbbb'] } };
    fireEvent.change(dialog.getByLabelText('Recovery code'), { target: { value: 'ccccc-ddddd' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy();
    expect(asked.find(({ call }) => call === 'POST /me/factor')?.body).toEqual({
      recovery_code: 'ccccc-ddddd',
    });
    expect(screen.getByLabelText('Your name')).toHaveProperty('value', 'Half typed');
  });

  it('this session is first and marked, any other can be ended', async () => {
    const { asked } = stubServer({ ...answers([phone], true), 'POST /me/sessions/s2/end': { body: {} } });
    await open();
    const rows = await screen.findAllByText(/ on (Linux|iPhone)$/);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['Firefox on Linux', 'Safari on iPhone']);
    expect(screen.getByText('This one')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'End the session of Safari on iPhone' }));
    await waitFor(() => expect(asked.map(({ call }) => call)).toContain('POST /me/sessions/s2/end'));
  });
});
