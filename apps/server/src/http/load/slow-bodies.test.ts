import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withBodyDeadline } from './slow-bodies.ts';

/** Answers when the body is there. */
const server = createServer(
  withBodyDeadline(
    async (request, response) => {
      await request.toArray().catch(() => null);
      response.end('whole');
    },
    { milliseconds: 100, slowPaths: new Set(['/api/form']) },
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

/** A body of five bytes of which four have come; what is answered first, and the last byte when it is asked for. */
function dawdle(path: string) {
  const wire = connect((server.address() as AddressInfo).port, '127.0.0.1');
  wire.write(`POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-length: 5\r\n\r\n1234`);
  const answer = once(wire, 'data').then(([bytes]) => {
    wire.destroy();
    return String(bytes);
  });
  return { answer, end: () => void wire.write('5') };
}

it('a slow body is answered with 408 in the common error format', async () => {
  const answer = await dawdle('/api/answers?x=1').answer;
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('"code":"bad-request"');
});

it('a form may take its time, whatever its query', async () => {
  const form = dawdle('/api/form?a=b');
  // What began after it is cut already.
  expect(await dawdle('/api/answers').answer).toMatch(/^HTTP\/1\.1 408 /);
  form.end();
  expect(await form.answer).toContain('whole');
});

it('a body that is there is left alone', async () => {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/answers`, { method: 'POST', body: 'x' });
  expect(await answer.text()).toBe('whole');
});
