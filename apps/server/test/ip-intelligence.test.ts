// What is known about an address: from files that are replaced while the server runs, and from an outside service over real HTTP.
import { once } from 'node:events';
import { copyFile, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embeddedIpIntelligence } from '#adapters/ip-intelligence/embedded.ts';
import { openIpIntelligence } from '#adapters/ip-intelligence/open.ts';
import { serviceIpIntelligence } from '#adapters/ip-intelligence/service.ts';
import { readConfig } from '#config/config.ts';
import { defaultFields } from '#config/ip.ts';
import type { IpIntelligence } from '#ports/ip-intelligence.ts';
import { anApp } from '#testing/apps.ts';
import { aUser } from '#testing/people.ts';
import { startServer } from './support/server.ts';

interface Line {
  message: string;
  details: object;
}

let folder: string;
let lines: Line[];
const log = { warn: (details: object, message: string) => void lines.push({ message, details }) };
const opened: IpIntelligence[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'earnwall-addresses-'));
  lines = [];
});
afterEach(async () => {
  for (const intelligence of opened.splice(0)) intelligence.close();
  await rm(folder, { recursive: true });
});

async function open(
  given: { countryDatabase?: string; rangesFolder?: string } = {},
): Promise<IpIntelligence> {
  const intelligence = await embeddedIpIntelligence({ ownNetworkCountry: 'US', log, everyMs: 10, ...given });
  opened.push(intelligence);
  return intelligence;
}

/** As one replaces a file that others read: whole or not at all. */
async function put(name: string, text: string): Promise<void> {
  await writeFile(join(folder, 'new'), text);
  await rename(join(folder, 'new'), join(folder, name));
}

const shipped = (part: string) =>
  createRequire(import.meta.url).resolve(
    `@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country${part}.mmdb`,
  );

describe('NO-02 addresses by the files that ship', () => {
  it.each([
    ['91.0.0.1', { country: 'DE', network: null }],
    ['::ffff:91.0.0.1', { country: 'DE', network: null }],
    ['2001:4860:4860::8888', { country: 'US', network: null }],
    ['127.0.0.1', { country: 'US', network: null }],
    ['192.168.7.7', { country: 'US', network: null }],
    ['192.0.2.1', { country: null, network: 'relay' }],
    ['192.0.2.100', { country: null, network: 'vpn' }],
    ['192.0.2.150', { country: null, network: 'hosting' }],
    ['2001:db8:2::7', { country: 'JP', network: 'vpn' }],
    ['nonsense', { country: null, network: null }],
  ])('%s', async (address, facts) => {
    const intelligence = await open();
    expect(intelligence.factsOf(address)).toEqual(facts);
    expect(await intelligence.lookUp(address)).toEqual(facts);
  });
});

describe('NO-02 range files', () => {
  const networkOf = (intelligence: IpIntelligence, address: string) => intelligence.factsOf(address).network;

  it('count as soon as they are replaced, added or taken away, without a restart', async () => {
    await put('vpn.txt', '91.0.0.0/24');
    const intelligence = await open({ rangesFolder: folder });
    expect(networkOf(intelligence, '91.0.0.1')).toBe('vpn');
    await put('vpn.txt', '91.0.1.0/24');
    await expect.poll(() => networkOf(intelligence, '91.0.0.1')).toBeNull();
    expect(networkOf(intelligence, '91.0.1.1')).toBe('vpn');
    await put('relay-of-somebody.csv', '91.0.1.0/28,DE,DE-BE,Berlin,');
    await expect.poll(() => networkOf(intelligence, '91.0.1.1')).toBe('relay');
    await rm(join(folder, 'relay-of-somebody.csv'));
    await expect.poll(() => networkOf(intelligence, '91.0.1.1')).toBe('vpn');
  });

  it('are read but for their broken lines, which are logged', async () => {
    await put('hosting.txt', '91.0.0.0/24\nnot a range\n91.0.1.0/24\n');
    const intelligence = await open({ rangesFolder: folder });
    expect(networkOf(intelligence, '91.0.1.1')).toBe('hosting');
    expect(lines).toEqual([
      {
        message: 'Invalid lines of an IP range file were skipped: correct them',
        details: { file: 'hosting.txt', broken: 1, lines: [2] },
      },
    ]);
  });

  it('that are broken change nothing, and the others still count', async () => {
    await put('vpn.txt', '91.0.0.0/24');
    const intelligence = await open({ rangesFolder: folder });
    await put('vpn.txt', '<html><body>Service unavailable</body></html>');
    await put('hosting.txt', '91.0.1.0/24');
    await expect.poll(() => networkOf(intelligence, '91.0.1.1')).toBe('hosting');
    expect(networkOf(intelligence, '91.0.0.1')).toBe('vpn');
    expect(lines.map(({ message }) => message)).toContain(
      'An IP range file is invalid: its previous content stays in use. Replace the file',
    );
  });
});

describe('NO-02 the country database', () => {
  it('is replaced without a restart; one that is broken changes nothing', async () => {
    const file = join(folder, 'countries.mmdb');
    await copyFile(shipped('-ipv4'), file);
    const intelligence = await open({ countryDatabase: file });
    const countryOf = (address: string) => intelligence.factsOf(address).country;
    expect([countryOf('91.0.0.1'), countryOf('2001:4860::1')]).toEqual(['DE', null]);
    await put('countries.mmdb', 'not a database');
    await expect.poll(() => lines.length).toBeGreaterThan(0);
    expect(countryOf('91.0.0.1')).toBe('DE');
    await copyFile(shipped(''), join(folder, 'new'));
    await rename(join(folder, 'new'), file);
    await expect.poll(() => countryOf('2001:4860::1')).toBe('US');
  });

  it.each(['COUNTRY_DATABASE', 'IP_RANGES_DIR'])('a start with a wrong %s says so', async (name) => {
    const config = readConfig({ [name]: join(folder, 'nowhere') });
    await expect(openIpIntelligence(config, log)).rejects.toThrow(/cannot be read: ENOENT/);
  });
});

describe('NO-02 a commercial service', () => {
  type Answer = (request: IncomingMessage, response: ServerResponse) => void;
  let answer: Answer;
  let asked: IncomingMessage[];
  let clock: number;
  const service = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  beforeAll(async () => {
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
  });
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });
  beforeEach(() => {
    asked = [];
    clock = 0;
    answer = say({ location: { country_code: 'FR' }, security: { vpn: true } });
  });

  const say =
    (body: unknown, status = 200): Answer =>
    (_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
  const url = () => `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1/{ip}`;

  /** Waited for with patience, unless the test is about the wait. */
  async function connect(wait: { timeOutMs?: number } = { timeOutMs: 10_000 }): Promise<IpIntelligence> {
    const key = { header: 'x-key', value: 'our key' };
    const own = await open();
    const now = () => clock;
    return serviceIpIntelligence({ url: url(), key, fields: defaultFields, own, log, now, ...wait });
  }

  it('is asked once about an address, with our key, and trusted', async () => {
    const intelligence = await connect();
    expect(intelligence.factsOf('91.0.0.1')).toEqual({ country: 'DE', network: null });
    const facts = { country: 'FR', network: 'vpn' };
    const together = [intelligence.lookUp('91.0.0.1'), intelligence.lookUp('::ffff:91.0.0.1')];
    expect(await Promise.all(together)).toEqual([facts, facts]);
    // Afterwards nobody waits.
    expect(intelligence.lookUp('91.0.0.1')).toEqual(facts);
    expect(intelligence.factsOf('91.0.0.1')).toEqual(facts);
    expect(asked.map(({ url, headers }) => [url, headers['x-key']])).toEqual([['/v1/91.0.0.1', 'our key']]);
  });

  it('is completed by what we know', async () => {
    answer = say({ security: { vpn: false } });
    const intelligence = await connect();
    expect(await intelligence.lookUp('91.0.0.1')).toEqual({ country: 'DE', network: null });
    expect(await intelligence.lookUp('192.0.2.1')).toEqual({ country: null, network: 'relay' });
  });

  it('is not asked about our own network', async () => {
    const intelligence = await connect();
    expect(await intelligence.lookUp('192.168.0.7')).toEqual({ country: 'US', network: null });
    expect(asked).toEqual([]);
  });

  it.each<[string, Answer]>([
    ['says nothing', () => {}],
    ['is out of order', say({ error: 'sorry' }, 500)],
    ['wants money', say({ error: 'no credit left' })],
    ['talks nonsense', (_request, response) => void response.end('<html>')],
    ['sends us elsewhere', (_request, response) => void response.writeHead(302, { location: '/' }).end()],
    ['hangs up', (request) => void request.destroy()],
  ])('that %s costs one short wait, and then what we know counts', async (_what, badly) => {
    answer = badly;
    const intelligence = await connect({});
    const began = performance.now();
    expect(await intelligence.lookUp('91.0.0.1')).toEqual({ country: 'DE', network: null });
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(intelligence.lookUp('91.0.0.1')).toEqual({ country: 'DE', network: null });
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('91.0.0.1');
  });

  it('is asked again later, while what it said last still counts', async () => {
    const intelligence = await connect();
    await intelligence.lookUp('91.0.0.1');
    answer = say({ country: 'BE' });
    clock += 2 * 3_600_000;
    expect(intelligence.lookUp('91.0.0.1')).toEqual({ country: 'FR', network: 'vpn' });
    await expect.poll(() => intelligence.factsOf('91.0.0.1')).toEqual({ country: 'BE', network: null });
  });

  it('that keeps failing is left alone for a while: nobody waits for it', async () => {
    answer = say({}, 503);
    const intelligence = await connect();
    for (let nth = 0; nth < 5; nth += 1) await intelligence.lookUp(`91.0.0.${nth}`);
    expect(intelligence.lookUp('91.0.0.77')).toEqual({ country: 'DE', network: null });
    expect(asked).toHaveLength(5);
    answer = say({ country: 'FR' });
    clock += 11_000;
    expect(await intelligence.lookUp('91.0.0.77')).toEqual({ country: 'FR', network: null });
  });

  it('decides about a visit', async () => {
    answer = say({ country: 'US', security: { proxy: true } });
    const server = await startServer({ ipIntelligence: await connect() });
    const app = await anApp(server.database.db);
    const user = await aUser(server.database.db, app);
    const headers = { 'x-forwarded-for': '91.0.0.1' };
    const { body } = await server.call('surveys/get-surveys', { as: user.uhash, headers });
    await server.stop();
    expect(body).toEqual({ result: 'error', type: 'vpn_detected', data: {} });
  });
});
