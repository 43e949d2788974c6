// A form sent byte by byte over a bare connection, so that tests can stop, dawdle or lie in the middle of it.
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Sample } from './ticket-files.ts';

export interface RawForm {
  readonly head: string;
  readonly body: Buffer;
}

export interface FormRequest {
  readonly bearer: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly files: readonly Sample[];
  readonly headers?: Readonly<Record<string, string>>;
}

export function rawForm({ bearer, fields, files, headers = {} }: FormRequest): RawForm {
  const boundary = `form-${randomBytes(8).toString('hex')}`;
  const part = (disposition: string, value: Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
      value,
      Buffer.from('\r\n'),
    ]);
  const body = Buffer.concat([
    ...Object.entries(fields).map(([name, value]) => part(`name="${name}"`, Buffer.from(value))),
    ...files.map(({ name, type, bytes }) =>
      part(`name="files[]"; filename="${name}"\r\nContent-Type: ${type}`, bytes),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
  const all = {
    host: 'panel.test',
    authorization: `Bearer ${bearer}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
    'content-length': String(body.length),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return { head: `POST /api/support-ticket HTTP/1.1\r\n${lines.join('')}\r\n`, body };
}

export interface RawUpload {
  readonly wire: Socket;
  /** Resolves when the bytes are on their way. */
  write(bytes: Buffer | string): Promise<void>;
  /** All that was answered, once the server has ended the connection or said everything. */
  answer(): Promise<string>;
}

export async function openUpload(url: string): Promise<RawUpload> {
  const { hostname, port } = new URL(url);
  const wire = connect(Number(port), hostname);
  wire.on('error', () => {});
  await once(wire, 'connect');
  let text = '';
  wire.on('data', (bytes) => {
    text += bytes;
  });
  const closed = new Promise<string>((done) => wire.once('close', () => done(text)));
  return {
    wire,
    write: (bytes) => new Promise((done) => wire.write(bytes, () => done())),
    answer: () => closed,
  };
}
