// @vitest-environment happy-dom
import { Toasts } from '@earnwall/ui/console/toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueries } from '#api/queries.ts';
import { type FigureText, figureTexts, periodText } from './figure-texts.ts';
import { HomeScreen } from './home-screen.tsx';
import type { Need } from './home-title.ts';

const maintained: Need = {
  ...{ kind: 'maintenance', urgency: 'soon', title: 'Maintenance left on', text: 'No end was given.' },
  scope: { kind: 'app', id: 'pixel', name: 'PixelPlay' },
  since: '2026-03-08T12:00:00.000Z',
  action: {
    label: 'End maintenance',
    call: { name: 'console/apps/put-apps-maintenance', params: { app: 'pixel' }, body: { on: false } },
    undo: { name: 'console/apps/put-apps-maintenance', params: { app: 'pixel' }, body: { on: true } },
  },
};
const dead: Need = {
  ...{ kind: 'postbacks', urgency: 'urgent', title: '38 postbacks dead', text: 'Booked here.' },
  scope: { kind: 'app', id: 'pixel', name: 'PixelPlay' },
  since: null,
  action: { label: 'Open app', path: '/apps/pixel/settings' },
};

const days = Array.from({ length: 14 }, (_, index) => ({
  ...{ day: `2026-03-${String(index + 1).padStart(2, '0')}`, people: 100 + index, starts: 10 },
  ...{ completes: index % 2 === 0 ? 2 : 4, reward: 70_000 + index },
}));
const figures = { days, currency: { kind: 'points' as const, name: 'Coins', decimals: 2 } };

let needs: Need[];
let refusal: object | null;
let apps: object[];
const made: string[] = [];
beforeEach(() => {
  refusal = null;
  made.length = 0;
  apps = [{ id: 'pixel', name: 'PixelPlay', test_mode: false }];
  const me = { capabilities: ['apps:govern'], preferences: {}, person: {} };
  vi.stubGlobal('fetch', async (url: string, { method, body }: { method: string; body?: string }) => {
    const path = url.replace('/api/console', '');
    if (method === 'PUT') made.push(`${path} ${body}`);
    if (method === 'PUT' && refusal) return new Response(JSON.stringify(refusal), { status: 403 });
    const answers: Record<string, object> = {
      '/me': { ...me, apps },
      '/home': { needs },
      '/home/figures': figures,
    };
    return new Response(JSON.stringify(answers[path] ?? {}));
  });
});
afterEach(cleanup);

const show = () =>
  render(
    <QueryClientProvider client={createQueries()}>
      <Suspense>
        <HomeScreen />
        <Toasts />
      </Suspense>
    </QueryClientProvider>,
  );

describe('Home', () => {
  it('leads to the first app where there is none', async () => {
    needs = [];
    apps = [];
    show();
    const link = await screen.findByRole('link', { name: 'Create the first app' });
    expect(link.getAttribute('href')).toBe('/console/apps/new');
    expect(screen.queryByText('Nothing needs you')).toBeNull();
  });

  it('says that nothing needs anybody', async () => {
    needs = [];
    show();
    expect(await screen.findByText('Nothing needs you')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Home');
  });

  it('counts, and each card has its word, its scope and a way on', async () => {
    needs = [dead, maintained];
    show();
    expect(await screen.findByRole('heading', { name: '2 things need someone' })).toBeTruthy();
    expect(screen.getByText('1 urgent, worst first')).toBeTruthy();
    const [first] = screen.getAllByRole('listitem');
    expect(within(first ?? document.body).getByText('Urgent')).toBeTruthy();
    const way = screen.getByRole('link', { name: 'Open app: 38 postbacks dead, PixelPlay' });
    expect(way.getAttribute('href')).toBe('/console/apps/pixel/settings');
    expect(way.className).toContain('primary');
    expect(screen.getByRole('button', { name: /^End maintenance/ }).className).not.toContain('primary');
  });

  it('makes the call of a card at once, and takes it back by the inverse', async () => {
    needs = [maintained];
    show();
    const button = await screen.findByRole('button', { name: /^End maintenance/ });
    needs = [];
    fireEvent.click(button);
    expect(await screen.findByText('Nothing needs you')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(made).toEqual(['/apps/pixel/maintenance {"on":false}', '/apps/pixel/maintenance {"on":true}']),
    );
  });

  it('keeps a card whose call was refused, and says why', async () => {
    needs = [maintained];
    refusal = { code: 'forbidden', message: 'Your role may not do this.' };
    show();
    fireEvent.click(await screen.findByRole('button', { name: /^End maintenance/ }));
    expect((await screen.findByRole('alert')).textContent).toBe('Your role may not do this.');
    expect(screen.getByText('Maintenance left on')).toBeTruthy();
  });
});

describe('the figures', () => {
  it('hold yesterday against the same weekday', () => {
    const short = ({ name, value, change }: FigureText) => [name, value, change?.direction, change?.text];
    expect(figureTexts(figures).map(short)).toEqual([
      ['People', '113', 'up', '6.6%'],
      ['Completes', '4', 'up', '100%'],
      ['Conversion', '40.0%', 'up', '20 pt'],
      ['Rewards paid', '700.13 Coins', 'same', '0%'],
    ]);
    expect(periodText(days)).toBe('Sat 14 Mar, UTC, compared with Sat 7 Mar');
  });

  it('are dollars for several apps, and a dash where there is nothing to divide by', () => {
    const none = days.map((day) => ({ ...day, starts: 0 }));
    const currency = { kind: 'usd' as const, name: 'USD', decimals: 2 };
    const [, , conversion, reward] = figureTexts({ days: none, currency });
    expect([conversion?.value, conversion?.change, reward?.value]).toEqual(['–', null, '$700.13']);
  });
});
