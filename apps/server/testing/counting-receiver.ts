// A publisher's server as it should be: it verifies each postback and counts it by its id. How it answers can be changed,
// and it can be stopped and started again at the same address.
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PostbackBody } from '@earnwall/postbacks/body';
import { verifyMessage } from '@earnwall/postbacks/signature';

interface CountedPostback {
  times: number;
  /** How often it was answered as received. */
  accepted: number;
  readonly digest: string;
  readonly user: string;
  /** Null for a test, which is not paid. */
  readonly amount: number | null;
}

/** True: the publisher has accepted the postback, as far as it knows. */
export type Answering = (response: ServerResponse, id: string) => boolean;

export interface CountingReceiver {
  readonly url: string;
  readonly counted: ReadonlyMap<string, CountedPostback>;
  /** All requests so far. */
  requests(): number;
  /** Wrong signatures, and ids that came with different contents. */
  readonly problems: readonly string[];
  /** From now on. */
  answer(answering: Answering): void;
  /** Closes the port and all connections. */
  stop(): Promise<void>;
  /** At the same port. */
  restart(): Promise<void>;
}

export const accepts: Answering = (response) => {
  response.writeHead(204).end();
  return true;
};

export async function startCountingReceiver(secret: string): Promise<CountingReceiver> {
  const counted = new Map<string, CountedPostback>();
  const problems: string[] = [];
  let answering = accepts;
  let requests = 0;

  function count(headers: IncomingMessage['headers'], body: string): CountedPostback | null {
    const verified = verifyMessage({ headers, body }, [secret], new Date());
    if (verified !== 'ok') {
      problems.push(`a message that is not ours: ${verified}`);
      return null;
    }
    const id = String(headers['webhook-id']);
    const digest = createHash('sha256').update(body).digest('base64');
    const known = counted.get(id);
    if (known && known.digest !== digest) problems.push(`came with two contents: ${id}`);
    const { data } = JSON.parse(body) as PostbackBody;
    const postback = known ?? {
      ...{ times: 0, accepted: 0, digest, user: data.user_id, amount: data.test ? null : data.amount },
    };
    postback.times += 1;
    counted.set(id, postback);
    return postback;
  }

  const open = (port: number) =>
    listen(port, (request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('error', () => {});
      response.on('error', () => {});
      request.on('end', () => {
        requests += 1;
        const postback = count(request.headers, Buffer.concat(parts).toString());
        const isAccepted = answering(response, String(request.headers['webhook-id']));
        if (postback && isAccepted) postback.accepted += 1;
      });
    });
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/postbacks`,
    counted,
    problems,
    requests: () => requests,
    answer: (next) => {
      answering = next;
    },
    stop: () => close(server),
    restart: async () => {
      server = await open(port);
    },
  };
}

async function listen(
  port: number,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<Server> {
  const server = createServer(handle);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return server;
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
