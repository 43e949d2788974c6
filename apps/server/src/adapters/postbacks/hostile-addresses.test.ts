// Addresses chosen by an attacker. Decoys listen on loopback and count who connects; nothing here may leave this machine,
// so whatever would be connected to elsewhere is noted instead.
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isLoopbackAddress, isPublicAddress } from '@earnwall/domain/network/public-address';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PostbackSender } from '#ports/postback-sender.ts';
import { type OpenSocket, socketOpener } from './open-socket.ts';
import type { NameResolver } from './resolver.ts';
import { postbackSender } from './sender.ts';

const publicAddress = '93.184.215.14';
const decoys: Server[] = [];
let port: number;
let visits = 0;
/** Where the adapter would have connected to. */
let targets: (readonly string[])[] = [];

beforeAll(async () => {
  for (const host of ['127.0.0.1', '::1']) {
    const decoy = createServer((socket) => {
      visits += 1;
      socket.on('error', () => {}).destroy();
    });
    decoy.on('error', () => {}).listen(port ?? 0, host);
    // A machine without IPv6 has one decoy less.
    await Promise.race([once(decoy, 'listening'), once(decoy, 'error')]);
    port ??= (decoy.address() as AddressInfo).port;
    decoys.push(decoy);
  }
});
afterAll(() => {
  for (const decoy of decoys) decoy.close();
});
beforeEach(() => {
  visits = 0;
  targets = [];
});

const openReally = socketOpener();
const open: OpenSocket = (target) => {
  targets.push(target.addresses);
  if (target.addresses.every(isLoopbackAddress)) return openReally(target);
  return new Socket().destroy(Object.assign(new Error(), { code: 'ECONNREFUSED' }));
};

/** What an attacker's name server answers: the rest of the name says it, as in `10-0-0-1.rebind.example`. */
const names: NameResolver = {
  resolve: async (name) => {
    if (/(?:^|\.)localhost$/.test(name)) return ['127.0.0.1', '::1'];
    const [label = ''] = name.split('.');
    if (name.endsWith('.v4.example')) return [label.replaceAll('-', '.')];
    if (name.endsWith('.v6.example')) return [label.replaceAll('-', ':')];
    if (name.endsWith('.both.example')) return [publicAddress, label.replaceAll('-', '.')];
    return [publicAddress];
  },
  close: () => {},
};

async function send(sender: PostbackSender, url: string) {
  return await sender.send({ method: 'GET', url, headers: {}, body: null }, new AbortController().signal);
}

const privateIPv4 = [
  ...['127.0.0.1', '127.0.0.2', '127.255.255.254', '0.0.0.0', '10.0.0.1', '10.255.255.255', '100.64.0.1'],
  ...['100.100.100.200', '169.254.169.254', '169.254.170.2', '172.16.0.1', '172.31.255.255', '192.0.0.192'],
  ...['192.168.0.1', '192.168.255.255', '198.18.0.1', '224.0.0.1', '255.255.255.255', '168.63.129.16'],
];
const privateIPv6 = [
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:169.254.169.254', '::127.0.0.1', '64:ff9b::127.0.0.1'],
  ...[
    '64:ff9b:1::10.0.0.1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    'fe80::1',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
  ],
];

/** The same address as people write it, and as they do not. */
function spellings(address: string): string[] {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  const number = ((a * 256 + b) * 256 + c) * 256 + d;
  const hex = (value: number) => `0x${value.toString(16)}`;
  const octal = (value: number) => `0${value.toString(8)}`;
  const digits = (zero: number) =>
    address.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
  return [
    ...[address, `${address}.`, `${number}`, hex(number), octal(number), `${hex(number).toUpperCase()}.`],
    ...[
      [a, b, c, d].map(hex).join('.'),
      [a, b, c, d].map(octal).join('.'),
      `${octal(a)}.${hex(b)}.${c}.${d}`,
    ],
    ...[
      `${a}.${b}.${c * 256 + d}`,
      `${a}.${(b * 256 + c) * 256 + d}`,
      `${hex(a)}.${(b * 256 + c) * 256 + d}`,
    ],
    ...[address.replace(/^\d/, (digit) => `%3${digit}`), address.replaceAll('.', '%2E')],
    ...[digits(0xff10), digits(0x1d7ce), address.replaceAll('.', '。'), address.replaceAll('.', '．')],
    ...[`[::ffff:${address}]`, `[::${address}]`, `[64:ff9b::${address}]`, `[0:0:0:0:0:FFFF:${address}]`],
    ...[`${address.replaceAll('.', '-')}.v4.example`, `${address.replaceAll('.', '-')}.both.example`],
  ];
}

const hosts = [
  ...privateIPv4.flatMap(spellings),
  ...privateIPv6.map((address) => `[${address}]`),
  ...privateIPv6.map((address) => `${address.replaceAll(':', '-')}.v6.example`),
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'loc%61lhost',
    '0',
    '127.1',
    '0x7f.1',
    '[::1]',
  ],
  ...[
    '0177.1',
    '127.0.1',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[0000::1]',
    '[0:0::0:1]',
    '[::1%25lo]',
    '[::1%lo]',
    '①②⑦.⓪.⓪.①',
  ],
];
const schemes = [
  'https',
  'HTTPS',
  'http',
  'ftp',
  'ws',
  'wss',
  'file',
  'gopher',
  'unix',
  'javascript',
  'data',
];

/** Addresses on which parsers disagree. */
const trickyUrls = () => [
  ...[
    '',
    ' ',
    'https',
    'https:',
    'https://',
    '//127.0.0.1/',
    '/',
    '127.0.0.1',
    'localhost:80',
    'https://:443/',
    'https://%00/',
  ],
  ...[
    `https:127.0.0.1:${port}`,
    `https:/127.0.0.1:${port}`,
    `https:///127.0.0.1:${port}/`,
    `https:\\\\127.0.0.1:${port}\\`,
  ],
  ...[`https://127.0.0.1:${port}#@public.example/`, `https://127.0.0.1:${port}?@public.example/`],
  ...[
    `https://public.example@127.0.0.1:${port}/`,
    `https://public.example:443@127.0.0.1:${port}/`,
    `https://@127.0.0.1:${port}/`,
  ],
  ...[
    `https://127.0.0.1:${port}\\@public.example/`,
    `https://user:password@public.example/`,
    'https://user@public.example/',
  ],
  ...[
    `https://127.0.0.1\t:${port}/`,
    `\nhttps://127.0.\n0.1:${port}/`,
    `https://127.0.0.1 :${port}/`,
    `https://127.0.0.1\0.public.example/`,
  ],
  ...[
    `https://127.0.0.1:${port}:80/`,
    `https://[::1]:${port}]/`,
    `https://[::1/`,
    `https://[[::1]]:${port}/`,
    'https://127.0.0.1:99999/',
  ],
  ...[
    `blob:https://127.0.0.1:${port}/`,
    `jar:https://127.0.0.1:${port}!/`,
    `url:https://127.0.0.1:${port}/`,
    'about:blank',
  ],
];

const hostileUrls = () => [
  ...hosts.flatMap((host) => [`https://${host}/`, `https://${host}:${port}/`]),
  ...hosts.slice(0, 40).flatMap((host) => schemes.map((scheme) => `${scheme}://${host}:${port}/hook?a=b`)),
  ...['22', '25', '80', '0', '6379', '5432'].map((other) => `https://127.0.0.1:${other}/`),
  ...schemes
    .filter((scheme) => !/^https$/i.test(scheme))
    .map((scheme) => `${scheme}://public.example:${port}/`),
  ...trickyUrls(),
];

describe('addresses of an attacker', () => {
  it('PB-02 are never connected to: more than a thousand spellings, schemes and ports', async () => {
    const sender = postbackSender({ loopback: false, limitMs: 5_000, names, open });
    const urls = [...new Set(hostileUrls())];
    expect(urls.length).toBeGreaterThan(1_000);
    const wrong: unknown[] = [];
    for (const url of urls) {
      const [sent, problem] = await Promise.all([send(sender, url), sender.problemOf(url)]);
      if (sent.status !== null || sent.failure === null || problem !== sent.failure)
        wrong.push({ url, sent, problem });
    }
    expect(wrong).toEqual([]);
    expect({ visits, targets }).toEqual({ visits: 0, targets: [] });
    await sender.close();
  });

  it('PB-02 are refused in words that say why', async () => {
    const sender = postbackSender({ loopback: false, names, open });
    const problems: Record<string, string | null> = {
      'https://public.example/hook': null,
      [`https://${publicAddress}/hook`]: null,
      'https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]:8443/': null,
      'no address': 'this is no web address',
      'http://public.example/': 'the address is not https',
      'https://user:secret@public.example/': 'the address contains a user name or password',
      'https://0x7f.1/': 'the address is not public',
      'https://10-0-0-1.both.example/': 'the address is not public',
    };
    for (const [url, problem] of Object.entries(problems)) expect(await sender.problemOf(url)).toBe(problem);
    await sender.close();
  });

  it('PB-02 reach loopback with the switch for it, and nothing else that is private', async () => {
    const sender = postbackSender({ loopback: true, limitMs: 5_000, names, open });
    const isLoopback = (url: string) => {
      const { hostname } = new URL(url);
      return (
        isLoopbackAddress(hostname.replace(/^\[|\]$/g, '')) ||
        /(^|\.)localhost\.?$|^127-.*(v4|both)|^--1\.v6/.test(hostname)
      );
    };
    const urls = hostileUrls().filter(
      (url) => URL.canParse(url) && !isLoopback(url) && !url.includes('//public.example'),
    );
    expect(urls.length).toBeGreaterThan(800);
    for (const url of urls)
      expect(await send(sender, url)).toMatchObject({ status: null, failure: expect.any(String) });
    expect({ visits, targets }).toEqual({ visits: 0, targets: [] });
    // The decoys do count: this is what the switch is for.
    await send(sender, `http://localhost:${port}/`);
    await send(sender, `https://127.0.0.1:${port}/`);
    expect(visits).toBe(2);
    await sender.close();
  });
});

describe('a name that leads elsewhere a moment later', () => {
  /** Answers one after the other, the last one for ever. */
  function rebinding(...answers: (readonly string[])[]): NameResolver & { asked: number } {
    const resolver = {
      asked: 0,
      resolve: async () => answers[Math.min(resolver.asked++, answers.length - 1)] ?? [],
      close: () => {},
    };
    return resolver;
  }

  const privateAnswers = [
    '127.0.0.1',
    '::1',
    '10.0.0.1',
    '169.254.169.254',
    '::ffff:127.0.0.1',
    'fd00:ec2::254',
    '0.0.0.0',
  ];

  it('PB-02 is asked for once per connection, and only that answer is connected to', async () => {
    for (const address of privateAnswers) {
      const resolver = rebinding([publicAddress], [address]);
      const sender = postbackSender({ loopback: false, names: resolver, open });
      expect(await send(sender, `https://rebind.example:${port}/`)).toMatchObject({
        failure: 'connection refused',
      });
      expect(resolver.asked).toBe(1);
      for (let turn = 0; turn < 3; turn += 1)
        expect((await send(sender, `https://rebind.example:${port}/`)).failure).toBe(
          'the address is not public',
        );
      await sender.close();
    }
    expect(targets).toEqual(privateAnswers.map(() => [publicAddress]));
    expect(visits).toBe(0);
  });

  it('PB-02 is refused when one of its addresses is not public, wherever it stands', async () => {
    for (const address of privateAnswers)
      for (const answer of [
        [address, publicAddress],
        [publicAddress, address],
        [publicAddress, '8.8.8.8', address],
      ]) {
        const sender = postbackSender({ loopback: false, names: rebinding(answer), open });
        expect((await send(sender, `https://rebind.example:${port}/`)).failure).toBe(
          'the address is not public',
        );
        await sender.close();
      }
    expect({ visits, targets }).toEqual({ visits: 0, targets: [] });
  });

  it('PB-02 is checked when it is sent to, though it was right when it was saved', async () => {
    for (const address of privateAnswers) {
      const sender = postbackSender({ loopback: false, names: rebinding([publicAddress], [address]), open });
      expect(await sender.problemOf(`https://rebind.example:${port}/`)).toBeNull();
      expect((await send(sender, `https://rebind.example:${port}/`)).failure).toBe(
        'the address is not public',
      );
      await sender.close();
    }
    expect({ visits, targets }).toEqual({ visits: 0, targets: [] });
  });

  it('PB-02 is refused when its answer is empty, or is no address', async () => {
    for (const answer of [
      [],
      [''],
      ['localhost'],
      ['0x7f.1'],
      ['127.1'],
      [`${publicAddress} 127.0.0.1`],
      ['fe80::1%lo'],
    ]) {
      const sender = postbackSender({ loopback: false, names: rebinding(answer), open });
      expect((await send(sender, `https://rebind.example:${port}/`)).failure).toBe(
        'the address is not public',
      );
      await sender.close();
    }
    expect({ visits, targets }).toEqual({ visits: 0, targets: [] });
  });

  it('PB-02 gets nothing when a connection ends somewhere else than it was to', async () => {
    const received: Buffer[] = [];
    const elsewhere = createServer((socket) => {
      socket.on('data', (chunk) => received.push(chunk)).on('error', () => {});
    }).listen(0, '127.0.0.1');
    await once(elsewhere, 'listening');
    const { port: elsewherePort } = elsewhere.address() as AddressInfo;
    const openElsewhere: OpenSocket = ({ addresses }) => {
      expect(addresses.every(isPublicAddress)).toBe(true);
      return connectTls({ port: elsewherePort, host: '127.0.0.1', servername: 'public.example' });
    };
    const sender = postbackSender({ loopback: false, names, open: openElsewhere });
    expect((await send(sender, 'https://public.example/')).failure).toBe('the address is not public');
    await sender.close();
    await new Promise((closed) => elsewhere.close(closed));
    expect(received).toEqual([]);
  });
});
