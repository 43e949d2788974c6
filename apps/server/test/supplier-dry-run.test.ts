// Operators try settings on a list before they connect an account.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import lootably from '#adapters/suppliers/configured/examples/lootably.json' with { type: 'json' };
import prodege from '#adapters/suppliers/configured/examples/prodege.json' with { type: 'json' };
import { supplierKinds } from '#adapters/suppliers/kinds.ts';
import { startServer, type TestServer } from './support/server.ts';
import { testKind } from './support/test-kind.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ kinds: [...supplierKinds, testKind] });
});
afterAll(() => server.stop());

const tried = (body: object) =>
  server.operate('console/suppliers/post-suppliers-dry-run', {
    body: { id: 'tried', kind: 'configured-surveys', settings: prodege, ...body },
  });

const project = {
  ...{ projectid: 17, country_code: 'US', loi: 10, cpi: '1.25', conversion_rate: 20, quotas: [] },
  surveyurl: 'https://www.prsrvy.com/s?a=1',
};

describe('SP-02 SV-01 a dry run over HTTP', () => {
  it('SP-02 SV-01 shows what a copied page would become, and stores nothing', async () => {
    const page = JSON.stringify({ surveys: [project, { ...project, projectid: 18, cpi: 'free' }] });
    const { status, body } = await tried({ page });
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        ...{ failure: null, total: 2 },
        rows: [
          { row: 0, becomes: 'surveys', surveys: [{ ref: '17', country: 'US', payout_micros: 1_250_000 }] },
          { row: 1, becomes: 'unread', ref: '18', reason: '/cpi: it is no money' },
        ],
      },
    });
    const { rows } = await server.database.db.execute(
      sql`SELECT (SELECT count(*) FROM supplier_accounts WHERE id = 'tried') + (SELECT count(*) FROM unread_rows) AS stored`,
    );
    expect(rows).toEqual([{ stored: '0' }]);
  });

  it('SP-02 SV-01 shows offers with what each milestone pays', async () => {
    const offer = {
      ...{ offerID: 'S-1', name: 'A game', countries: ['US'], devices: ['iphone'], revenue: 2 },
      link: 'https://wall.lootably.com/{userID}',
    };
    const page = JSON.stringify({ data: { offers: [offer] } });
    const { body } = await tried({ kind: 'configured-offers', settings: lootably, page });
    expect(body).toMatchObject({
      rows: [
        { offers: [{ ref: 'S-1', milestones: [{ event_ref: 'conversion', payout_micros: 2_000_000 }] }] },
      ],
    });
  });

  it('SP-02 SV-01 says why there is no page', async () => {
    const { body } = await tried({ page: '<html>' });
    expect(body).toEqual({ failure: 'The page is not JSON', total: 0, rows: [] });
  });

  it.each([
    [{ settings: { ...prodege, items: 'surveys' }, page: '{}' }, '/settings/items'],
    [
      { secrets: { secret: 's' }, settings: { ...prodege, base: 'http://127.0.0.1:1' } },
      '/settings/secrets/1',
    ],
    [
      { secrets: { secret: 's', apik: 'k' }, settings: { ...prodege, base: 'https://10.0.0.1' } },
      '/settings/base',
    ],
    [{ kind: 'nothing' }, '/kind'],
    [{ kind: testKind.kind }, '/kind'],
  ])('SP-02 SV-01 a mistake is refused with its place: %#', async (change, pointer) => {
    const { status, body } = await tried(change);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { errors: { [pointer]: [expect.any(String)] } },
    });
  });
});
