import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from './free-port.ts';
import { launchProduct } from './launch.ts';
import { ProgramEnded } from './program.ts';

const hasIpv6 = Object.values(networkInterfaces())
  .flat()
  .some((known) => known?.address === '::1');

/** Stand-ins that keep the programs' promises: say ready and caught up, stop when asked, stop when the parent is gone. */
const wellBehaved = `
  import { writeFileSync } from 'node:fs';
  const { ROLE, NOTES, SANDBOX_PORT, SANDBOX_MAIL_PORT, PRODUCT_URL, SANDBOX_APP_SECRETS, SANDBOX_POSTBACK_SECRETS, MAIL_URL } = process.env;
  const end = (how) => { writeFileSync(NOTES + ROLE, how); process.exit(0); };
  process.on('SIGTERM', () => end('asked'));
  process.on('disconnect', () => end('orphaned'));
  process.send(PRODUCT_URL
    ? { type: 'ready', url: [PRODUCT_URL, SANDBOX_APP_SECRETS, SANDBOX_POSTBACK_SECRETS, SANDBOX_MAIL_PORT, MAIL_URL, SANDBOX_PORT].join('|') }
    : { type: 'ready', url: 'http://server.test',
        demo: { app_secrets: { 'demo-coins': 's3' }, postback_secrets: { 'demo-coins': ['whsec_'] } } });
  // A supplier that answers a little later.
  if (!PRODUCT_URL) setTimeout(() => {
    writeFileSync(NOTES + 'reading', '');
    process.send({ type: 'caught-up' });
  }, 300);
`;

describe('launching the product', () => {
  let folder: string;
  let good: string;
  let port: number;
  let mailPort: number;
  const program = async (name: string, source: string) => {
    const file = join(folder, `${name}.mjs`);
    await writeFile(file, source);
    return file;
  };
  const as = (role: string, file: string) => [
    '--import',
    `data:text/javascript,process.env.ROLE='${role}'`,
    file,
  ];
  const env = (extra = {}) => ({
    NOTES: join(folder, 'note-'),
    SANDBOX_PORT: `${port}`,
    SANDBOX_MAIL_PORT: `${mailPort}`,
    ...extra,
  });
  const noteOf = (role: string) => readFile(join(folder, `note-${role}`), 'utf8');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'earnwall-launch-'));
    good = await program('good', wellBehaved);
    [port, mailPort] = [await freePort(), await freePort()];
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('OP-01 starts the server, hands its address and secrets to the sandbox, and stops both', async () => {
    const stopping = new AbortController();
    const programs = { server: as('server', good), sandbox: as('sandbox', good) };
    const product = await launchProduct(programs, env(), stopping);
    // With its lists read: whoever opens a page then finds them whole, and the server at rest.
    expect(await noteOf('reading')).toBe('');
    expect(product).toMatchObject({
      url: 'http://server.test',
      sandboxUrl: `http://server.test|{"demo-coins":"s3"}|{"demo-coins":["whsec_"]}|${mailPort}|smtp://127.0.0.1:${mailPort}|${port}`,
    });
    stopping.abort();
    expect(await product.ended).toBe(0);
    expect(await Promise.all([noteOf('server'), noteOf('sandbox')])).toEqual(['asked', 'asked']);
  });

  it.each([
    ['another port for the site is all it takes', { SANDBOX_MAIL_PORT: '' }],
    ['any free ports will do', { SANDBOX_PORT: '0', SANDBOX_MAIL_PORT: '' }],
  ])('OP-01 runs beside another product: %s', async (_what, chosen) => {
    // Where a product that runs already used to take its mail.
    const other = createServer().listen(4125, '127.0.0.1');
    await Promise.race([once(other, 'listening'), once(other, 'error')]);
    const stopping = new AbortController();
    const programs = { server: as('server', good), sandbox: as('sandbox', good) };
    const product = await launchProduct(programs, env(chosen), stopping);
    other.close();
    expect(product.sandboxUrl).toMatch(/\|(\d{4,5})\|smtp:\/\/127\.0\.0\.1:\1\|\d{4,5}$/);
    stopping.abort();
    await product.ended;
  });

  it('leaves mail to the mail server that somebody has', async () => {
    const stopping = new AbortController();
    const programs = { server: as('server', good), sandbox: as('sandbox', good) };
    const theirs = { MAIL_URL: 'smtps://mail.test', MAIL_FROM: 'us@mail.test' };
    const product = await launchProduct(programs, env(theirs), stopping);
    expect(product.sandboxUrl).toContain('|smtps://mail.test|');
    stopping.abort();
    await product.ended;
  });

  const marker = (name: string) => `writeFileSync(${JSON.stringify(join(folder, name))}, '')`;

  it('rejects with the exit code when the server cannot start, and never starts the sandbox', async () => {
    const refusing = await program('refusing', 'process.exit(3)');
    const sandbox = await program('marker', `import { writeFileSync } from 'node:fs'; ${marker('started')}`);
    const launch = launchProduct({ server: [refusing], sandbox: [sandbox] }, env(), new AbortController());
    await expect(launch).rejects.toEqual(new ProgramEnded(3));
    await expect(readFile(join(folder, 'started'))).rejects.toThrow('ENOENT');
  });

  it.each<[name: string, host: string]>([
    ['SANDBOX_PORT', '127.0.0.1'],
    ...(hasIpv6 ? ([['SANDBOX_PORT', '::1']] as [string, string][]) : []),
    ['SANDBOX_MAIL_PORT', '127.0.0.1'],
  ])('OP-01 asks nothing of a stranger on %s at %s, and says what to do', async (name, host) => {
    const asked: string[] = [];
    const stranger = createServer((socket) => void asked.push(String(socket.remotePort))).listen(0, host);
    await once(stranger, 'listening');
    const { port: taken } = stranger.address() as AddressInfo;
    const server = await program('early', `import { writeFileSync } from 'node:fs'; ${marker('early')}`);
    const launch = launchProduct(
      { server: [server], sandbox: as('sandbox', good) },
      env({ [name]: `${taken}` }),
      new AbortController(),
    );
    const words = `Port ${taken} (${name}) is taken. Stop what runs there, or choose another port: ${name}=`;
    await expect(launch).rejects.toThrow(words);
    await expect(readFile(join(folder, 'early'))).rejects.toThrow('ENOENT');
    expect(asked).toEqual([]);
    stranger.close();
  });

  it.each(['SANDBOX_PORT', 'SANDBOX_MAIL_PORT'])('OP-01 names a %s that is no port', async (name) => {
    const programs = { server: as('server', good), sandbox: as('sandbox', good) };
    const launch = launchProduct(programs, env({ [name]: 'abc' }), new AbortController());
    await expect(launch).rejects.toThrow(
      `${name} must be a port from 0 (any free one) to 65535, but is "abc"`,
    );
  });

  it('says nothing of addresses when the server ends before its lists are read', async () => {
    const dying = await program(
      'dying',
      `process.send({ type: 'ready', url: 'http://server.test' });
       setTimeout(() => process.exit(3), 500);`,
    );
    const programs = { server: [dying], sandbox: as('sandbox', good) };
    const launch = launchProduct(programs, env(), new AbortController());
    await expect(launch).rejects.toEqual(new ProgramEnded(3));
    expect(await noteOf('sandbox')).toBe('asked');
  });

  it('stops the server when the sandbox cannot start', async () => {
    await rm(join(folder, 'note-server'), { force: true });
    const refusing = await program('refusing', 'process.exit(1)');
    const launch = launchProduct(
      { server: as('server', good), sandbox: [refusing] },
      env(),
      new AbortController(),
    );
    await expect(launch).rejects.toEqual(new ProgramEnded(1));
    expect(await noteOf('server')).toBe('asked');
  });

  it('stops the sandbox when the server dies later, and passes the exit code on', async () => {
    await rm(join(folder, 'note-sandbox'), { force: true });
    const dying = await program(
      'dying',
      `${wellBehaved}
      import { existsSync } from 'node:fs';
      setInterval(() => existsSync(NOTES + 'die') && process.exit(7), 10);`,
    );
    const programs = { server: as('server', dying), sandbox: as('sandbox', good) };
    const product = await launchProduct(programs, env(), new AbortController());
    await writeFile(join(folder, 'note-die'), '');
    expect(await product.ended).toBe(7);
    expect(await noteOf('sandbox')).toBe('asked');
  });
});
