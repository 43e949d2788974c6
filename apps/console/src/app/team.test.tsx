// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { me, stubServer } from '#testing/stub-server.ts';
import { Console } from './console.tsx';

afterEach(cleanup);

const open = (address: string) => {
  history.replaceState(null, '', `/console${address}`);
  render(<Console />);
};
const { person } = me;
const acme = { id: 'acme', name: 'Acme' };
const owner = {
  ...{ ...person, id: '6f1c3c0e-0000-4000-8000-000000000002', name: 'Olga', email: 'olga@example.com' },
  ...{ role: 'owner', publisher: acme, sessions: 1 },
};
const others = {
  ...owner,
  id: '6f1c3c0e-0000-4000-8000-000000000003',
  name: 'Otto',
  email: 'otto@example.com',
};
const answers = (people: object[]) => ({
  'GET /me': { body: me },
  'GET /team': { body: { people: [{ ...person, sessions: 2 }, ...people], invitations: [] } },
  'GET /publishers': {
    body: { publishers: [{ ...acme, created_at: '2026-01-01T00:00:00Z', people: 1, apps: 1 }] },
  },
});

describe('CO-05 the team', () => {
  it('explains that the last admin and the last owner stay', async () => {
    stubServer(answers([owner]));
    open(`/team?open=${owner.id}`);
    expect(await screen.findByText(/^This is the last owner of the publisher/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change the role' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
    cleanup();
    stubServer(answers([owner, others]));
    open(`/team?open=${owner.id}`);
    expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Change the role' })).toBeTruthy();
    cleanup();
    open(`/team?open=${person.id}`);
    expect(await screen.findByText(/^This is the last admin/)).toBeTruthy();
  });

  it('a publisher that is added with an invitation is added once, though the invitation is tried twice', async () => {
    const made: Record<string, { status?: number; body: unknown }> = {
      ...answers([owner]),
      'POST /publishers': { body: { publisher: { ...acme, id: 'new-one' } } },
      'POST /team/invitations': {
        status: 422,
        body: { code: 'unprocessable', message: 'Taken.', errors: { email: ['Taken.'] } },
      },
    };
    const { asked } = stubServer(made);
    open('/team?open=invite');
    const drawer = within(await screen.findByRole('dialog', { name: 'Invite somebody' }));
    fireEvent.change(drawer.getByLabelText('Name'), { target: { value: 'Ann' } });
    fireEvent.change(drawer.getByLabelText('Mail address'), { target: { value: 'ann@example.com' } });
    fireEvent.click(drawer.getByRole('radio', { name: /^Analyst/ }));
    fireEvent.click(drawer.getByRole('button', { name: 'Publisher Choose' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Add a publisher' }));
    fireEvent.change(drawer.getByLabelText('Name of the publisher'), { target: { value: 'New One' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Invite' }));
    expect(await drawer.findByText('Taken.')).toBeTruthy();
    expect(drawer.getByLabelText('Name')).toHaveProperty('value', 'Ann');

    const invitation = { id: 'x', email: 'ann2@example.com', name: 'Ann', role: 'analyst', publisher: acme };
    made['POST /team/invitations'] = { body: { invitation, link: 'https://x/invitation/y', mailed: false } };
    fireEvent.change(drawer.getByLabelText('Mail address'), { target: { value: 'ann2@example.com' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('https://x/invitation/y')).toBeTruthy();
    expect(screen.getByText(/^This server sends no mail/)).toBeTruthy();
    await waitFor(() => expect(asked.filter(({ call }) => call === 'POST /publishers')).toHaveLength(1));
    expect(asked.findLast(({ call }) => call === 'POST /team/invitations')?.body).toMatchObject({
      publisher_id: 'new-one',
    });
  });
});
