// @vitest-environment happy-dom
import { capabilitiesOf } from '@earnwall/domain/console/access';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useInterruption } from '#api/interruptions.ts';
import type { Me } from '#api/use-me.ts';
import { Console } from '#app/console.tsx';

const me: Me = {
  person: {
    ...{ id: '6f1c3c0e-0000-4000-8000-000000000001', name: 'Dana Okafor', email: 'dana@example.com' },
    ...{
      role: 'admin',
      publisher: null,
      has_factor: true,
      created_at: '2026-01-01T00:00:00Z',
      seen_at: null,
    },
  },
  preferences: { theme: 'system', density: 'comfortable', single_keys: true, pinned: [] },
  capabilities: capabilitiesOf('admin'),
  apps: [
    { id: 'pixelplay', name: 'PixelPlay', test_mode: false },
    { id: 'coinloop', name: 'Coinloop', test_mode: true },
  ],
  payout_share: null,
  demo: false,
};

let answers: Record<string, () => Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refused = (status: number, code: string | number) => () => json({ code, message: 'No.' }, status);
const asked: { call: string; body: unknown }[] = [];

beforeEach(() => {
  asked.length = 0;
  answers = { 'GET /me': () => json(me), 'PUT /me/preferences': () => json({}) };
  vi.stubGlobal(
    'fetch',
    async (url: string, { method = 'GET', body = 'null' }: { method: string; body?: string }) => {
      const call = `${method} ${url.replace('/api/console', '')}`;
      // What Home shows is not what is tested here: it stays loading.
      if (call.startsWith('GET /home') && !answers[call]) return await new Promise<Response>(() => {});
      asked.push({ call, body: JSON.parse(body) });
      return (answers[call] ?? refused(404, 'not-found'))();
    },
  );
});
afterEach(() => {
  cleanup();
  useInterruption.getState().pending?.settle(false);
});

const open = async (path: string) => {
  history.replaceState(null, '', `/console${path}`);
  render(<Console />);
  return await screen.findByRole('heading', { level: 1 });
};
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more });

describe('the shell', () => {
  it('names the page, the app and Test in the title, and shows the bar', async () => {
    await open('/?app=coinloop');
    expect(document.title).toBe('[Test] Home · Coinloop · Earnwall');
    expect(screen.getByRole('region', { name: 'Test' }).textContent).toContain('Nobody is paid.');
    expect(screen.getByRole('radio', { name: 'Test' })).toHaveProperty('checked', true);
  });

  it('keeps apart two apps of the same name', async () => {
    const apps = ['one', 'two'].map((id) => ({ id, name: 'Twins', test_mode: false }));
    answers['GET /me'] = () => json({ ...me, apps });
    await open('/');
    const links = screen.getAllByRole('menuitem', { name: 'Twins', hidden: true });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/console/?app=one',
      '/console/?app=two',
    ]);
  });

  it('says at Tickets how many wait, and nothing where none does', async () => {
    let open_tickets = 3;
    answers['GET /home'] = () => json({ needs: [], open_tickets });
    await open('/users');
    const nav = within(screen.getByRole('navigation', { name: 'Console' }));
    expect(await nav.findByRole('link', { name: 'Tickets 3 waiting' })).toBeTruthy();
    cleanup();
    open_tickets = 0;
    await open('/users');
    const again = within(screen.getByRole('navigation', { name: 'Console' }));
    await waitFor(() => expect(asked.filter(({ call }) => call === 'GET /home')).toHaveLength(2));
    expect(again.getByRole('link', { name: 'Tickets' })).toBeTruthy();
  });

  it('what is not there is said inside the shell, and the focus is on its heading after a move', async () => {
    await open('/');
    fireEvent.click(
      within(screen.getByRole('navigation', { name: 'Console' })).getByRole('link', { name: 'Home' }),
    );
    history.pushState(null, '', '/console/nothing');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Not found' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByRole('navigation', { name: 'Console' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Go to Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
    expect(location.pathname).toBe('/console/');
  });

  it('a page of another role says so, and has no row', async () => {
    const analyst = {
      ...me,
      person: { ...me.person, role: 'analyst' },
      capabilities: capabilitiesOf('analyst'),
    };
    answers['GET /me'] = () => json(analyst);
    expect((await open('/audit')).textContent).toBe('Not for your role');
    expect(screen.getByText(/^Your role, analyst, may not open this page/)).toBeTruthy();
    expect(document.title).toBe('Audit · Earnwall');
    expect(screen.queryByRole('link', { name: 'Audit' })).toBeNull();
  });

  it('the address leads to the sign-in, and back, for whoever is not signed in', async () => {
    answers['GET /me'] = refused(401, 1);
    history.replaceState(null, '', '/console/?app=pixelplay');
    render(<Console />);
    await waitFor(() => expect(location.pathname).toBe('/console/sign-in'));
    expect(new URLSearchParams(location.search).get('next')).toBe('/?app=pixelplay');
  });

  it('a server that does not answer is said, with a way to try again', async () => {
    answers['GET /me'] = refused(500, 'internal');
    history.replaceState(null, '', '/console/');
    render(<Console />);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    answers['GET /me'] = () => json(me);
    fireEvent.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
  });

  it('a filtered view is pinned, stored, and unpinned', async () => {
    await open('/?app=pixelplay');
    fireEvent.click(screen.getByRole('button', { name: 'Pin this view' }));
    const pinned = await screen.findByRole('link', { name: 'Home, PixelPlay' });
    expect(pinned.getAttribute('href')).toBe('/console/?app=pixelplay');
    fireEvent.click(screen.getByRole('button', { name: 'Unpin Home, PixelPlay' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Home, PixelPlay' })).toBeNull());
    const stored = () => asked.filter(({ call }) => call === 'PUT /me/preferences').map(({ body }) => body);
    await waitFor(() =>
      expect(stored()).toMatchObject([
        { pinned: [{ label: 'Home, PixelPlay', path: '/?app=pixelplay' }] },
        { pinned: [] },
      ]),
    );
  });
});

describe('the keyboard', () => {
  it('g h goes Home, ? helps, and single letters can be turned off there', async () => {
    await open('/nothing');
    press('g');
    press('h');
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeTruthy();
    press('?');
    const help = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    fireEvent.click(within(help).getByRole('switch', { name: /single letter/ }));
    fireEvent.click(within(help).getByRole('button', { name: 'Close' }));
    press('?');
    expect(screen.queryByRole('dialog', { name: 'Keyboard shortcuts' })).toBeNull();
  });

  it('⌘K finds, moves by arrows and goes by Enter', async () => {
    await open('/');
    press('k', { metaKey: true });
    const field = await screen.findByRole('combobox', { name: /paste any id/ });
    fireEvent.change(field, { target: { value: 'coinl' } });
    expect(screen.getByRole('option', { selected: true }).textContent).toContain('Coinloop');
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(location.search).toBe('?app=coinloop'));
    expect(screen.queryByRole('combobox', { name: /paste any id/ })).toBeNull();
  });

  it('⌘K lists the first of what fits where there is too much of it, and says so', async () => {
    const apps = Array.from({ length: 300 }, (_, nth) => {
      const id = `app-${nth}`;
      return { id, name: `App ${nth}`, test_mode: false };
    });
    answers['GET /me'] = () => json({ ...me, apps });
    await open('/?app=app-299');
    press('k', { metaKey: true });
    const field = await screen.findByRole('combobox', { name: /paste any id/ });
    const labels = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(labels()).toHaveLength(50);
    // What can be done anywhere, and the app that is shown, are among them.
    expect(labels()).toEqual(expect.arrayContaining(['Sign outAct', 'App 299Show this app']));
    expect(screen.getByText(/^The first 50 of \d+: type on to see others\.$/)).toBeTruthy();
    fireEvent.change(field, { target: { value: 'app 277' } });
    await waitFor(() => expect(labels()[0]).toBe('App 277Show this app'));
    expect(screen.queryByText(/^The first 50/)).toBeNull();
  });

  it('⌘K finds by an id, and goes to what it found', async () => {
    const found = [{ kind: 'app', label: 'Coinloop', path: '/nothing', hint: 'App' }];
    answers['GET /find?q=coin-1'] = () => json({ found });
    await open('/');
    press('k', { ctrlKey: true });
    const field = await screen.findByRole('combobox', { name: /paste any id/ });
    fireEvent.change(field, { target: { value: ' coin-1 ' } });
    await waitFor(() =>
      expect(screen.getByRole('option', { selected: true }).textContent).toBe('CoinloopApp'),
    );
    fireEvent.keyDown(field, { key: 'Enter' });
    await waitFor(() => expect(location.pathname).toBe('/console/nothing'));
    expect(asked.filter(({ call }) => call.startsWith('GET /find')).length).toBe(1);
  });
});

describe('a session that ends', () => {
  it('is asked for over the page, and what waited goes on', async () => {
    await open('/?app=pixelplay');
    answers['PUT /me/preferences'] = refused(401, 1);
    fireEvent.click(screen.getByRole('button', { name: 'Pin this view' }));
    const field = await screen.findByLabelText('Password of dana@example.com');
    answers['POST /session'] = () => json({ next: 'factor', methods: ['totp', 'recovery'] });
    fireEvent.change(field, { target: { value: 'a long password' } });
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    const code = await screen.findByLabelText('Code');
    answers['POST /session/factor'] = refused(422, 'unprocessable');
    fireEvent.change(code, { target: { value: '000000' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('No.')).toBeTruthy();
    expect(code).toHaveProperty('value', '000000');
    answers['POST /session/factor'] = () => json({ next: 'done', methods: [] });
    answers['PUT /me/preferences'] = () => json({});
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(asked.at(-1)?.call).toBe('PUT /me/preferences'));
    expect(asked.at(-1)?.body).toMatchObject({ pinned: [{ path: '/?app=pixelplay' }] });
  });
});
