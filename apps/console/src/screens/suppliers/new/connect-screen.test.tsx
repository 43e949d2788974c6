// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { createQueries } from '#api/queries.ts';
import { me, stubServer } from '#testing/stub-server.ts';
import { ConnectScreen } from './connect-screen.tsx';

const kinds = [
  {
    ...{ kind: 'cint', title: 'Cint Exchange', supplies: 'surveys', is_document: false },
    settings: {
      type: 'object',
      properties: { supplier_code: { type: 'string' }, commission_percent: { type: 'number' } },
      required: ['supplier_code', 'commission_percent'],
    },
    secrets: [{ name: 'hash_keys', required: true, many: true }],
  },
  {
    ...{ kind: 'configured-offers', title: 'Offers by configuration', supplies: 'offers', is_document: true },
    ...{ settings: {}, secrets: [] },
  },
];

function open(search: string) {
  history.replaceState(null, '', `/console/suppliers/new${search}`);
  render(
    <QueryClientProvider client={createQueries()}>
      <Router base="/console">
        <Suspense>
          <ConnectScreen />
        </Suspense>
      </Router>
    </QueryClientProvider>,
  );
}
afterEach(cleanup);
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe('CO-02 connecting a supplier', () => {
  it('has the fields of the chosen kind, names what is missing, and shows refusals at their fields', async () => {
    const refusal = {
      ...{ code: 'unprocessable', message: 'x' },
      errors: { '/settings/supplier_code': ['has signs'], '/secrets/hash_keys/0': ['is too short'] },
    };
    const { asked } = stubServer({
      'GET /me': { body: me },
      'GET /supplier-kinds': { body: { kinds } },
      'POST /suppliers': { status: 422, body: refusal },
    });
    open('');
    fireEvent.click(await screen.findByRole('radio', { name: /Cint Exchange/ }));
    await waitFor(() => expect(location.search).toBe('?kind=cint'));
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    expect(screen.getAllByText('This is needed.')).toHaveLength(2);
    expect(screen.getByText('Say why in a few words.')).toBeTruthy();
    type('Supplier code', '42!');
    type('Commission percent', '30');
    type('hash_keys', 'new\nold');
    type('Reason', 'Contract of May');
    fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
    expect(await screen.findByText('has signs')).toBeTruthy();
    expect(screen.getByText('0: is too short')).toBeTruthy();
    expect(asked.find(({ call }) => call === 'POST /suppliers')?.body).toEqual({
      ...{ id: 'cint-main', kind: 'cint', name: 'Cint Exchange', reason: 'Contract of May' },
      settings: { supplier_code: '42!', commission_percent: 30 },
      secrets: { hash_keys: ['new', 'old'] },
    });
    expect((screen.getByLabelText('Supplier code') as HTMLInputElement).value).toBe('42!');
  });

  it('takes a document, asks for the secrets that it names, and tries a page before anything is stored', async () => {
    const rows = [
      {
        ...{ row: 0, becomes: 'unread', ref: '8', reason: 'It leads to another host.', sample: '{"id":"8"}' },
        ...{ surveys: [], offers: [] },
      },
    ];
    const { asked } = stubServer({
      'GET /me': { body: me },
      'GET /supplier-kinds': { body: { kinds } },
      'POST /suppliers/dry-run': { body: { failure: null, total: 1, rows } },
    });
    open('?kind=configured-offers');
    await screen.findByLabelText('Settings, as JSON');
    type('Settings, as JSON', '{"secrets": ["token"]');
    fireEvent.click(screen.getByRole('button', { name: 'Try this page' }));
    expect(screen.getByText('Paste a page first.')).toBeTruthy();
    type('Settings, as JSON', '{"secrets": ["token"]}');
    expect(screen.getByLabelText('token')).toBeTruthy();
    type('Sample of its list', '[]');
    fireEvent.click(screen.getByRole('button', { name: 'Try this page' }));
    expect(await screen.findByText('It leads to another host.')).toBeTruthy();
    expect(screen.getByText('0 of 1 rows are read.')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({
      ...{
        id: 'tried',
        kind: 'configured-offers',
        settings: { secrets: ['token'] },
        secrets: {},
        page: '[]',
      },
    });
    expect(asked.some(({ call }) => call === 'POST /suppliers')).toBe(false);
  });
});
