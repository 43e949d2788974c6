// The resolver against a name server on loopback.
import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dnsResolver, type NameResolver } from './resolver.ts';

type Records = Readonly<Record<number, readonly Buffer[]>>;

const a = 1;
const aaaa = 28;
const ipv4 = Buffer.from([192, 0, 2, 1]);
const otherIPv4 = Buffer.from([10, 0, 0, 1]);
const ipv6 = Buffer.from('20010db8000000000000000000000001', 'hex');
/** Names by what is answered; any other name is unknown, and `silent.example` gets no answer. */
const zone: Readonly<Record<string, Records>> = {
  'both.example': { [a]: [ipv4, otherIPv4], [aaaa]: [ipv6] },
  'v4.example': { [a]: [ipv4] },
  'v6.example': { [aaaa]: [ipv6] },
  'none.example': {},
};
const asked: string[] = [];
const server = createSocket('udp4');
let names: NameResolver;

/** One question in, its records out (RFC 1035). */
function answerTo(query: Buffer): Buffer | null {
  const labels: string[] = [];
  let at = 12;
  for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + size));
    at += 1 + size;
  }
  const name = labels.join('.').toLowerCase();
  asked.push(name);
  if (name === 'silent.example') return null;
  const records = zone[name]?.[query.readUInt16BE(at + 1)] ?? [];
  const head = Buffer.alloc(12);
  query.copy(head, 0, 0, 2);
  head.writeUInt16BE(name in zone ? 0x8180 : 0x8183, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  const answers = records.map((record) => {
    const fields = Buffer.alloc(12);
    fields.writeUInt16BE(0xc00c, 0);
    query.copy(fields, 2, at + 1, at + 5);
    fields.writeUInt32BE(60, 6);
    fields.writeUInt16BE(record.length, 10);
    return Buffer.concat([fields, record]);
  });
  return Buffer.concat([head, query.subarray(12, at + 5), ...answers]);
}

beforeAll(async () => {
  server.on('message', (query, { port, address }) => {
    const answer = answerTo(query);
    if (answer) server.send(answer, port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  names = dnsResolver({ servers: [`127.0.0.1:${server.address().port}`], timeout: 250 });
});
afterAll(() => {
  names.close();
  server.close();
});

describe('the addresses of a name', () => {
  it.each([
    ['both.example', ['192.0.2.1', '10.0.0.1', '2001:db8::1']],
    ['v4.example', ['192.0.2.1']],
    ['v6.example', ['2001:db8::1']],
  ])('PB-02 are all of them, of both kinds: %s', async (name, addresses) => {
    expect(await names.resolve(name)).toEqual(addresses);
  });

  it.each([
    ['none.example', 'the name does not resolve'],
    ['unknown.example', 'the name does not resolve'],
    ['silent.example', 'the name servers do not answer'],
  ])('PB-02 are missing in words: %s', async (name, message) => {
    await expect(names.resolve(name)).rejects.toThrow(message);
  });

  it('PB-02 of localhost are known without asking, by any of its names', async () => {
    asked.length = 0;
    for (const name of ['localhost', 'a.localhost'])
      expect(await names.resolve(name)).toEqual(['127.0.0.1', '::1']);
    expect(asked).toEqual([]);
  });
});
