// @vitest-environment happy-dom
import { Toasts } from '@earnwall/ui/console/toasts';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import type { Supplier } from '#features/supplier/supplier.ts';
import { me, stubServer } from '#testing/stub-server.ts';
import { SupplierScreen } from './supplier-screen.tsx';

const counts = {
  ...{ starts: 400, reports: 400, completes: 1, refused: 3, unreadable: 0, unknown_click: 0, conflict: 0 },
  unknown_code: 2,
};
const supplier: Supplier = {
  supplier: {
    ...{
      id: 'meridian',
      name: 'Meridian',
      kind: 'prodege',
      title: 'Prodege surveys feed',
      supplies: 'surveys',
    },
    ...{
      status: 'live',
      settings: { base: 'https://a.example' },
      secrets_set: ['api_key'],
      version: 4,
      fault: null,
    },
    callback_url: 'https://panel.example/callbacks/meridian',
    feed: null,
    ...{ created_at: null, updated_at: null },
  },
  health: {
    ...{
      id: 'meridian',
      name: 'Meridian',
      supplies: 'surveys',
      status: 'live',
      pause: null,
      override_until: null,
    },
    ...{
      last_day: counts,
      conversion: { observed: 0, low: 0, high: 0.01, promised: 0.4 },
      feed_read_at: null,
    },
    ...{ open_rows: 12, messages_a_minute: 1.5, reports_by_hour: Array.from({ length: 24 }, () => 2) },
    mix: [
      { outcome: 'screen_out', times: 399 },
      { outcome: 'complete', times: 1 },
    ],
    findings: [
      {
        ...{ kind: 'conversion', severity: 'pause', text: '1 of 400 starts were completed.', details: {} },
        ...{ since: '2026-03-10T12:00:00Z', last_at: '2026-03-10T12:00:00Z', ended_at: null },
      },
    ],
  },
  return_url: 'https://panel.example/return/meridian',
  redirect_hosts: ['go.example'],
  codes: [{ code: '1', outcome: 'complete', note: null }],
  statement: null,
};
const kinds = [
  {
    ...{ kind: 'prodege', title: 'Prodege surveys feed', supplies: 'surveys', is_document: false },
    settings: { type: 'object', properties: { base: { type: 'string' } }, required: ['base'] },
    secrets: [
      { name: 'api_key', required: true, many: false },
      { name: 'secret_keys', required: true, many: true },
    ],
  },
];

const answers = () => ({
  'GET /me': { body: me },
  'GET /suppliers/meridian': { body: supplier },
  'GET /suppliers/meridian/health': { body: { supplier: supplier.health, hours: [], findings: [] } },
  'GET /supplier-kinds': { body: { kinds } },
  'PUT /suppliers/meridian/pause': { body: { supplier: supplier.health } },
});

function open(search: string) {
  history.replaceState(null, '', `/console/suppliers/meridian${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <Suspense>
          <Route path="/suppliers/:id">
            <SupplierScreen />
          </Route>
          <Toasts />
        </Suspense>
      </Router>
    </QueryClientProvider>,
  );
}
afterEach(cleanup);

describe('CO-02 the page of a supplier', () => {
  it('says what was found and what to do, and pauses with a reason and an inverse', async () => {
    const { asked } = stubServer(answers());
    open('');
    expect(await screen.findByText('1 of 400 starts were completed.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look at its codes' }).getAttribute('href')).toBe(
      '/console/suppliers/meridian?tab=codes',
    );
    expect(screen.getByText('Screened out >99%')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Pause Meridian' }));
    fireEvent.click(screen.getByRole('button', { name: 'Pause it' }));
    expect(screen.getByText('Say why in a few words.')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Nobody completes' } });
    fireEvent.click(screen.getByRole('button', { name: 'Pause it' }));
    fireEvent.click(await screen.findByRole('button', { name: /^Undo/ }));
    const bodies = () => asked.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);
    await waitFor(() =>
      expect(bodies()).toEqual([
        { paused: true, reason: 'Nobody completes' },
        { paused: false, reason: 'The pause was taken back.' },
      ]),
    );
  });

  it('shows keys as set or not, and sends settings with the version that was read', async () => {
    const refusal = { code: 'unprocessable', message: 'x', errors: { '/settings/base': ['must be https'] } };
    const { asked } = stubServer({
      ...answers(),
      'PUT /suppliers/meridian': { status: 422, body: refusal },
    });
    open('?tab=connection');
    expect(await screen.findByRole('row', { name: /^api_key Set/ })).toBeTruthy();
    expect(screen.getByRole('row', { name: /^secret_keys Not set/ })).toBeTruthy();
    expect(screen.getByText('https://panel.example/return/meridian')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Base'), { target: { value: 'http://b.example' } });
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'They moved' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('must be https')).toBeTruthy();
    expect((screen.getByLabelText('Base') as HTMLInputElement).value).toBe('http://b.example');
    expect(asked.find(({ call }) => call === 'PUT /suppliers/meridian')?.body).toEqual({
      ...{ version: 4, name: 'Meridian', settings: { base: 'http://b.example' }, reason: 'They moved' },
    });
  });
});
