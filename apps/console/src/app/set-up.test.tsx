// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { me, stubServer } from '#testing/stub-server.ts';
import { Console } from './console.tsx';

afterEach(cleanup);

const open = (address: string) => {
  history.replaceState(null, '', `/console${address}`);
  render(<Console />);
};
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const needed = { 'GET /set-up': { body: { needed: true } } };
const session = { next: 'sign-in', methods: [], demo: false, mail: false };

describe('CO-04 set-up', () => {
  it('takes the key out of the address, sends it, and goes on with factor and recovery codes', async () => {
    const qr = { size: 1, path: 'M0 0h1v1H0z' };
    const { asked } = stubServer({
      ...needed,
      'POST /set-up': { body: { next: 'enrol', methods: [] } },
      'POST /me/factors/totp': { body: { id: 'the-id', secret: 'ABCDEFGH', uri: 'otpauth://', qr } },
      'POST /me/factors/totp/the-id': {
        body: { factor: {}, recovery_codes: ['aaaaa-bbbbb', 'ccccc-ddddd'] },
      },
      'GET /me': { body: me },
    });
    open('/set-up#key=a%2Fkey+of');
    await screen.findByLabelText('Your name');
    expect(location.hash).toBe('');
    type('Your name', 'Dana');
    type('Mail address', 'dana@example.com');
    type('Password', 'short');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(asked.map(({ call }) => call)).not.toContain('POST /set-up');
    type('Password', 'plain words in a row');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('ABCD EFGH')).toBeTruthy();
    const sent = asked.find(({ call }) => call === 'POST /set-up');
    expect(sent?.headers.authorization).toBe('Bearer a/key+of');
    expect(sent?.body).toEqual({ name: 'Dana', email: 'dana@example.com', password: 'plain words in a row' });

    type('Code', ' 123456 ');
    fireEvent.click(screen.getByRole('button', { name: 'Add the app' }));
    expect(await screen.findByText('aaaaa-bbbbb')).toBeTruthy();
    expect(location.pathname).toBe('/console/set-up');
    fireEvent.click(screen.getByRole('button', { name: 'I have stored them' }));
    await waitFor(() => expect(location.pathname).toBe('/console/'));
  });

  it('says which command prints the link, where the key is missing or wrong', async () => {
    stubServer({ ...needed, 'POST /set-up': { status: 401, body: { code: 1, message: 'No.' } } });
    open('/set-up');
    expect(await screen.findByText('npm start')).toBeTruthy();
    cleanup();
    open('/set-up#key=wrong');
    await screen.findByLabelText('Your name');
    type('Your name', 'Dana');
    type('Mail address', 'dana@example.com');
    type('Password', 'plain words in a row');
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('npm start')).toBeTruthy();
  });

  it('leads to the sign-in where there is an admin', async () => {
    stubServer({ 'GET /set-up': { body: { needed: false } }, 'GET /session': { body: session } });
    open('/set-up#key=late');
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy();
  });
});
