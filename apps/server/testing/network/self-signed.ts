// A certificate that signs itself, for servers of tests: Node makes keys but no certificates, and `openssl` is not everywhere.
import { generateKeyPairSync, sign } from 'node:crypto';

export interface SelfSigned {
  readonly key: string;
  readonly cert: string;
}

interface Wanted {
  name: string;
  validUntil?: Date;
}

/** ASN.1's tags, as far as they are needed (X.690). */
const tags = {
  boolean: 1,
  integer: 2,
  bits: 3,
  octets: 4,
  oid: 6,
  text: 12,
  time: 24,
  sequence: 0x30,
  set: 0x31,
};

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const day = 24 * 60 * 60 * 1000;

export function selfSigned({ name, validUntil = new Date(Date.now() + day) }: Wanted): SelfSigned {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const holder = sequence(der(tags.set, sequence(oid('550403'), der(tags.text, Buffer.from(name)))));
  const names = sequence(der(0x82, Buffer.from(name)));
  const isAuthority = sequence(der(tags.boolean, Buffer.from([0xff])));
  const content = sequence(
    der(0xa0, der(tags.integer, Buffer.from([2]))),
    der(tags.integer, Buffer.from([1])),
    ...[ecdsaWithSha256, holder],
    sequence(time(new Date(validUntil.getTime() - 2 * day)), time(validUntil)),
    ...[holder, publicKey.export({ type: 'spki', format: 'der' })],
    der(0xa3, sequence(extension('551d11', names), extension('551d13', isAuthority))),
  );
  const signature = der(tags.bits, Buffer.from([0]), sign('sha256', content, privateKey));
  const cert = sequence(content, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const { length } = content;
  const head = length < 128 ? [tag, length] : [tag, 0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from(head), content]);
}

function sequence(...contents: Buffer[]): Buffer {
  return der(tags.sequence, ...contents);
}

function oid(hex: string): Buffer {
  return der(tags.oid, Buffer.from(hex, 'hex'));
}

function extension(id: string, value: Buffer): Buffer {
  return sequence(oid(id), der(tags.octets, value));
}

function time(date: Date): Buffer {
  return der(tags.time, Buffer.from(`${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`));
}
