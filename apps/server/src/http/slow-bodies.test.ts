import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodiesInTime } from './slow-bodies.ts';

/** Answers when the body is there. */
const server = createServer(
  bodiesInTime(
    async (request, response) => {
      await request.toArray().catch(() => null);
      response.end('whole');
    },
    { milliseconds: 100, patient: new Set(['/api/form']) },
  ),
);
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What is answered to a body of five bytes of which four have come; the last one comes when nothing was said. */
async function answerTo(
  path: string,
  head = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n`,
) {
  const wire = connect((server.address() as AddressInfo).port, '127.0.0.1');
  wire.write(`${head}1234`);
  const first = once(wire, 'data').then(([bytes]) => String(bytes));
  const isQuiet = new Promise<null>((done) => setTimeout(() => done(null), 400));
  const answer = await Promise.race([first, isQuiet]);
  if (answer === null) wire.write('5');
  const said = await first;
  wire.destroy();
  return { isCut: answer !== null, said };
}

it('a body that dawdles is told so in the one shape', async () => {
  const { isCut, said } = await answerTo('/api/answers?x=1');
  expect(isCut).toBe(true);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('"code":"bad-request"');
});

it('a form may take its time, whatever its query', async () => {
  const { isCut, said } = await answerTo('/api/form?a=b');
  expect(isCut).toBe(false);
  expect(said).toContain('whole');
});

it('a body that is there is left alone', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/answers`, { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe('whole');
});
