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
const acme = { id: 'acme', name: 'Acme', payout_share: '70' };
const publishers = [{ ...acme, created_at: '2026-01-01T00:00:00Z', people: 1, apps: 1 }];

describe('CO-10 a publisher’s share', () => {
  it('is set with a reason; what is no share is said before it is sent', async () => {
    const { asked } = stubServer({
      'GET /me': { body: me },
      'GET /team': { body: { people: [], invitations: [] } },
      'GET /publishers': { body: { publishers } },
      'PUT /publishers/acme/share': { body: { publisher: { ...publishers[0], payout_share: '62.5' } } },
    });
    open('/team?open=publisher:acme');
    const drawer = within(await screen.findByRole('dialog', { name: 'Acme' }));
    const share = drawer.getByLabelText('Publisher’s share');
    expect(share).toHaveProperty('value', '70');
    fireEvent.change(share, { target: { value: '101' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Set the share' }));
    expect(await drawer.findByText(/^The share must be a percentage/)).toBeTruthy();
    expect(drawer.getByText('Say why in a few words.')).toBeTruthy();
    fireEvent.change(share, { target: { value: ' 62.5 ' } });
    fireEvent.change(drawer.getByLabelText('Reason'), { target: { value: 'The agreement' } });
    fireEvent.click(drawer.getByRole('button', { name: 'Set the share' }));
    expect(await screen.findByText(/^Acme gets 62.5 % of what is opened/)).toBeTruthy();
    expect(screen.queryByRole('dialog', { name: 'Acme' })).toBeNull();
    await waitFor(() =>
      expect(asked).toContainEqual(
        expect.objectContaining({ body: { payout_share: '62.5', reason: 'The agreement' } }),
      ),
    );
  });

  it('is shown to its people in Payouts, without a way to change it', async () => {
    const person = { ...me.person, role: 'analyst', publisher: acme };
    stubServer({
      'GET /me': {
        body: { ...me, person, capabilities: ['self', 'apps:read', 'payouts:read'], payout_share: '62.5' },
      },
      'GET /payouts': { body: { months: [], next: null } },
    });
    open('/payouts');
    expect(await screen.findByText('62.5 %')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Change the share' })).toBeNull();
  });
});
