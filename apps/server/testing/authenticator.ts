// An authenticator in software: makes passkeys (ES256, attestation `none`) and signs with them as a browser would.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '@earnwall/contract/entities/console-sign-in';

const flags = { present: 0x01, verified: 0x04, attested: 0x40 };

interface Site {
  /** Of the page that asks. */
  readonly origin: string;
  readonly challenge: unknown;
  /** Whether the device asked for its own code or a finger. */
  readonly verified?: boolean;
}

export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  private readonly privateKey: KeyObject;
  private readonly publicKey: KeyObject;

  constructor() {
    const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.privateKey = pair.privateKey;
    this.publicKey = pair.publicKey;
  }

  create({ origin, challenge, verified = true }: Site): PasskeyAttestation {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, this.coseKey()]);
    const authData = Buffer.concat([this.header(origin, verified, flags.attested), credential]);
    // { fmt: 'none', attStmt: {}, authData }
    const attestation = Buffer.concat([
      Buffer.from([0xa3, 0x63]),
      Buffer.from('fmt'),
      Buffer.from([0x64]),
      Buffer.from('none'),
      Buffer.from([0x67]),
      Buffer.from('attStmt'),
      Buffer.from([0xa0, 0x68]),
      Buffer.from('authData'),
      Buffer.from([0x58, authData.length]),
      authData,
    ]);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64(clientData('webauthn.create', origin, challenge)),
        attestationObject: base64(attestation),
        transports: ['internal'],
      },
    };
  }

  get({ origin, challenge, verified = true }: Site): PasskeyAssertion {
    this.counter += 1;
    const authData = this.header(origin, verified, 0);
    const client = clientData('webauthn.get', origin, challenge);
    const signature = sign('sha256', Buffer.concat([authData, sha256(client)]), this.privateKey);
    return {
      ...this.named(),
      response: {
        clientDataJSON: base64(client),
        authenticatorData: base64(authData),
        signature: base64(signature),
      },
    };
  }

  private named() {
    const id = base64(this.id);
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  private header(origin: string, verified: boolean, more: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    const flag = flags.present | (verified ? flags.verified : 0) | more;
    return Buffer.concat([sha256(Buffer.from(new URL(origin).hostname)), Buffer.from([flag]), counter]);
  }

  /** CBOR of { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }. */
  private coseKey(): Buffer {
    const { x = '', y = '' } = this.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]),
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ]);
  }
}

const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64 = (bytes: Buffer): string => bytes.toString('base64url');

const clientData = (type: string, origin: string, challenge: unknown): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
