// The file of a statement. It is written to the node's disk first: its length and signature are known before the first byte
// is sent, and no connection of the database waits for a slow reader.
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { Period } from '@earnwall/domain/statements/period';
import { messageSigner } from '@earnwall/postbacks/signature';
import { diskFailure } from '#ports/files.ts';
import { secretsOf } from '#publishers/delivery/request-of.ts';
import type { Context } from '#request/context.ts';
import { FileAnswer } from '#request/file-answer.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { type EndpointRecord, targetOf } from '#store/publishers/endpoints.ts';
import { formats } from './formats.ts';
import { inTurn } from './in-turn.ts';
import { openStatement } from './reader.ts';

type Tools = Pick<Context, 'database' | 'files' | 'now'>;

interface Wanted {
  readonly period: Period;
  readonly format: keyof typeof formats;
}

/** Signed with the secret of the endpoint, as Standard Webhooks signs a message; without one it is not signed. */
export async function statementFile(
  { database, files, now }: Tools,
  app: AppRecord,
  { period, format }: Wanted,
  endpoint: EndpointRecord | null,
): Promise<FileAnswer> {
  const at = now();
  const { type, write } = formats[format];
  const id = `statement_${app.id}_${period.name}`;
  const timestamp = Math.floor(at.getTime() / 1000);
  const secrets = endpoint ? secretsOf(targetOf(endpoint, at)) : [];
  const signer = messageSigner({ id, timestamp }, secrets);
  let bytes = 0;
  async function* signed(pieces: AsyncGenerator<string>): AsyncGenerator<Buffer> {
    for await (const piece of pieces) {
      const part = Buffer.from(piece);
      signer.add(part);
      bytes += part.length;
      yield part;
    }
  }

  const path = await files.newUploadPath();
  try {
    await inTurn(database, app.id, async (tx) => {
      await writeFile(path, signed(write(await openStatement(tx, app, period, at))));
    });
    const content = createReadStream(path);
    await once(content, 'open');
    // What cannot be deleted now is deleted with abandoned uploads.
    content.once('close', () => void rm(path, { force: true }).catch(() => {}));
    const headers = {
      ...{ 'webhook-id': id, 'webhook-timestamp': `${timestamp}` },
      'webhook-signature': signer.signature(),
    };
    const facts = { name: `statement-${app.id}-${period.name}.${format}`, type, bytes };
    return new FileAnswer(content, { ...facts, headers: endpoint ? headers : {} });
  } catch (error) {
    await rm(path, { force: true });
    throw diskFailure(error);
  }
}
