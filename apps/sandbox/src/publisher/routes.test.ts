import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { createSandbox } from '../server.ts';

const secret = 'the publisher alone knows this';
const config = readConfig({
  PRODUCT_URL: 'http://127.0.0.1:4000/',
  SANDBOX_APP_SECRETS: JSON.stringify({ 'demo-secure': secret }),
});
const sandbox = createSandbox(config, new URL('../../public/', import.meta.url));
beforeAll(async () => void (await sandbox.ready()));
afterAll(() => sandbox.close());

describe("the publisher's site", () => {
  it('loads the product’s script, frames the product, and the surveys it leads to', async () => {
    const { headers, body } = await sandbox.inject('/?person=bob&device=phone');
    expect(body).toContain('src="http://127.0.0.1:4000/?app=demo-coins&amp;uuid=bob"');
    expect(body).toContain('src="http://127.0.0.1:4000/v1/embed.js"');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("script-src 'self' http://127.0.0.1:4000;");
    expect(policy).toContain("frame-src 'self' http://127.0.0.1:4000;");
  });

  it('keeps the secret on the server', async () => {
    const answers = await Promise.all(
      ['/?', '/?way=modal&', '/publisher/embed?', '/publisher/embed?way=script&'].map((path) =>
        sandbox.inject(`${path}app=demo-secure`),
      ),
    );
    for (const { body, headers } of answers) {
      expect(body).toMatch(/shash.{1,8}[0-9a-f]{64}/);
      expect(body).not.toContain(secret);
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  it('sends a new visitor to an address with their id', async () => {
    const { statusCode, headers } = await sandbox.inject('/?person=new&app=demo-secure');
    expect(statusCode).toBe(302);
    expect(headers.location).toMatch(/^\/\?person=visitor-[0-9a-f]{8}&app=demo-secure&/);
  });

  it.each([
    ['/', 9],
    ['/publisher/log', 5],
  ])('has every file that %s asks for', async (path, count) => {
    const { body } = await sandbox.inject(path);
    const files = [...body.matchAll(/"(\/publisher\/[^"]+\.\w+)"/g)].map(([, file]) => file ?? '');
    expect(files).toHaveLength(count);
    const answers = await Promise.all(files.map((file) => sandbox.inject(file)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(files.map(() => 200));
  });

  it.each(['/publisher/tsconfig.json', '/publisher/..%2ftsconfig.json'])(
    'serves no other file: %s',
    async (file) => {
      expect((await sandbox.inject(file)).statusCode).toBe(404);
    },
  );
});
