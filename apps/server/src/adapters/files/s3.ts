// Files in an S3 object store, for installations of several nodes. A PUT is acknowledged when it is stored, and carries
// the digest of its bytes in its signature, so that what is stored is what was uploaded.
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { type Files, FilesUnavailable } from '#ports/files.ts';
import { readListing } from './s3-listing.ts';
import { uploadsIn } from './uploads.ts';

export interface S3Access {
  /** Address of the bucket, and of a folder in it if wanted: `https://s3.eu-central-1.amazonaws.com/bucket/folder`. */
  readonly url: string;
  readonly region: string;
  readonly keyId: string;
  readonly secretKey: string;
}

/** Users wait for a PUT with their form open. */
const timeoutMs = 20_000;

/** Uploads are written to the local folder and moved to the store. */
export function s3Files(access: S3Access, folder: string): Files {
  const bucket = bucketOf(access.url);
  const client = new AwsClient({
    accessKeyId: access.keyId,
    secretAccessKey: access.secretKey,
    service: 's3',
    region: access.region,
    retries: 2,
  });

  async function request(address: string, init: RequestInit, expected: readonly number[]): Promise<Response> {
    const signal = AbortSignal.timeout(timeoutMs);
    const answer = await client.fetch(address, { ...init, signal }).catch((error: unknown) => {
      throw new FilesUnavailable(error);
    });
    if (expected.includes(answer.status)) return answer;
    await answer.body?.cancel();
    throw new FilesUnavailable(
      new Error(`The object store answered ${answer.status}: check FILES_S3_URL and its keys`),
    );
  }

  const addressOf = (key: string) => `${bucket.address}/${bucket.prefix}${key}`;

  return {
    ...uploadsIn(folder),
    store: async (key, { path, type, sha256 }) => {
      const body = await readFile(path);
      const headers = { 'content-type': type, 'x-amz-content-sha256': sha256 };
      await request(addressOf(key), { method: 'PUT', body, headers }, [200]);
      await rm(path, { force: true });
    },
    read: async (key) => {
      const answer = await request(addressOf(key), { method: 'GET' }, [200, 404]);
      if (answer.status === 200 && answer.body) return Readable.fromWeb(answer.body as ReadableStream);
      await answer.body?.cancel();
      return null;
    },
    remove: async (key) => {
      await request(addressOf(key), { method: 'DELETE' }, [200, 204, 404]);
    },
    storedBefore: async function* (moment) {
      for (let token: string | null = ''; token !== null; ) {
        const query = new URLSearchParams({ 'list-type': '2', prefix: bucket.prefix });
        if (token !== '') query.set('continuation-token', token);
        const answer = await request(`${bucket.address}/?${query}`, { method: 'GET' }, [200]);
        const listing = readListing(await answer.text());
        for (const { key, modified } of listing.objects)
          if (modified < moment) yield key.slice(bucket.prefix.length);
        token = listing.next;
      }
    },
  };
}

/** The first part of the path is the bucket; what follows is a folder in it. */
function bucketOf(url: string): { address: string; prefix: string } {
  const { origin, pathname } = new URL(url);
  const [bucket = '', ...folders] = pathname.split('/').filter((part) => part !== '');
  return { address: `${origin}/${bucket}`, prefix: folders.map((folder) => `${folder}/`).join('') };
}
