// A small object store that speaks the S3 calls we make, and trusts nobody: it computes each signature (AWS
// Signature Version 4) by itself, and holds the bytes against the digest that was signed.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ObjectStore {
  readonly url: string;
  readonly objects: Map<string, { bytes: Buffer; modified: Date; type: string }>;
  /** Requests whose signature or digest was wrong. */
  readonly refused: string[];
  /** How many entries a page of a listing has. */
  pageSize: number;
  /** While set, this is what everybody is answered. */
  failWith: number | null;
  stop(): Promise<void>;
}

const access = { region: 'eu-test-1', keyId: 'AKTEST', secretKey: 'the secret of the tests' };

export async function startObjectStore(bucket = 'tickets'): Promise<ObjectStore & { access: typeof access }> {
  const objects: ObjectStore['objects'] = new Map();
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    if (store.failWith) return response.writeHead(store.failWith).end();
    const url = new URL(request.url ?? '/', 'http://store');
    if (!isSigned(request, url, body)) {
      store.refused.push(`${request.method} ${url.pathname}`);
      return response.writeHead(403).end('<Error><Code>SignatureDoesNotMatch</Code></Error>');
    }
    const key = decodeURIComponent(url.pathname).replace(`/${bucket}/`, '');
    const object = objects.get(key);
    if (url.searchParams.get('list-type') === '2') return response.end(listing(store, url.searchParams));
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? '';
      objects.set(key, { bytes: body, modified: new Date(), type });
      return response.end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!object) return response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>');
    return response.writeHead(200, { 'content-length': object.bytes.length }).end(object.bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const store: ObjectStore & { access: typeof access } = {
    ...{
      url: `http://127.0.0.1:${port}/${bucket}`,
      objects,
      refused: [],
      pageSize: 1000,
      failWith: null,
      access,
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return store;
}

function listing({ objects, pageSize }: ObjectStore, query: URLSearchParams): string {
  const from = Number(query.get('continuation-token')?.replace('page&', '') ?? 0);
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix)).sort();
  const contents = keys.slice(from, from + pageSize).map((key) => {
    const modified = objects.get(key)?.modified.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${modified}</LastModified><Size>1</Size></Contents>`;
  });
  const isMore = from + pageSize < keys.length;
  // A token is the store's own, and may hold what XML escapes.
  const next = isMore ? `<NextContinuationToken>page&amp;${from + pageSize}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isMore}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`;
}

function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const { headers, method = '' } = request;
  const [, scope = '', signedHeaders = '', signature = ''] =
    /^AWS4-HMAC-SHA256 Credential=AKTEST\/(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const [date = '', region = '', service = '', kind = ''] = scope.split('/');
  const at = String(headers['x-amz-date'] ?? '');
  const digest = String(headers['x-amz-content-sha256'] ?? '');
  const isWhole = method !== 'PUT' || digest === sha256(body);
  const isOurs =
    region === access.region && service === 's3' && kind === 'aws4_request' && at.startsWith(date);
  const hasHost = signedHeaders.split(';').includes('host');
  if (!isWhole || !isOurs || !hasHost) return false;

  const query = [...url.searchParams].map((pair) => pair.map(encodeURIComponent).join('=')).sort();
  const named = signedHeaders.split(';').map((name) => `${name}:${String(headers[name] ?? '').trim()}\n`);
  const canonical = [method, url.pathname, query.join('&'), named.join(''), signedHeaders, digest].join('\n');
  const text = ['AWS4-HMAC-SHA256', at, scope, sha256(Buffer.from(canonical))].join('\n');
  const key = [date, region, service, kind].reduce(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    Buffer.from(`AWS4${access.secretKey}`),
  );
  const expected = createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
