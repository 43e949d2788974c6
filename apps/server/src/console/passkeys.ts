// Passkeys (WebAuthn). A challenge is good for one try; the passkey belongs to the host that the browser asked.
import type { PasskeyAssertion, PasskeyAttestation } from '@earnwall/contract/entities/console-sign-in';
import { challengeMs } from '@earnwall/domain/console/session-times';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Context } from '#request/context.ts';
import { insertChallenge, takeChallenge } from '#store/console/challenges.ts';
import { type FactorRecord, findFactors, findPasskey, notePasskeyUse } from '#store/console/factors.ts';
import type { Client } from './client.ts';

type Tools = Pick<Context, 'database' | 'now'>;
type Options = Record<string, unknown>;

const siteName = 'Earnwall';

/** Browsers offer passkeys on https, and on http for localhost; a proxy in between may have changed the scheme. */
const siteOf = ({ host }: Client) => ({
  rpID: host.replace(/:\d+$/, ''),
  origins: [`https://${host}`, `http://${host}`],
});

/** For the passkeys of a person, or for any of this site where nobody is known yet. */
export async function assertionOptions(
  ctx: Tools,
  { client, person_id }: { client: Client; person_id: string | null },
): Promise<Options> {
  const passkeys = person_id === null ? [] : await findPasskeys(ctx, person_id);
  const options = await generateAuthenticationOptions({
    rpID: siteOf(client).rpID,
    timeout: challengeMs,
    // Alone it replaces the password as well, so that the device must ask for its own code or a finger.
    userVerification: person_id === null ? 'required' : 'preferred',
    ...(person_id !== null && { allowCredentials: passkeys.map(described) }),
  });
  await storeChallenge(ctx, options.challenge, person_id);
  return { ...options };
}

interface Asserting {
  readonly client: Client;
  /** Who it must be; null while nobody is known. */
  readonly person_id: string | null;
  /** Without a password. */
  readonly alone: boolean;
}

/** The passkey, with whose it is; null where it proves nothing. */
export async function verifyAssertion(
  ctx: Tools,
  assertion: PasskeyAssertion,
  { client, person_id, alone }: Asserting,
): Promise<FactorRecord | null> {
  const passkey = await findPasskey(ctx.database.db, assertion.id);
  if (!passkey?.credential_id || !passkey.public_key) return null;
  const { rpID, origins } = siteOf(client);
  const verified = await verifyAuthenticationResponse({
    response: assertionJson(assertion),
    expectedChallenge: async (challenge) => {
      const madeFor = await takeChallenge(ctx.database.db, challenge, ctx.now());
      return madeFor === null || (madeFor !== undefined && madeFor === person_id);
    },
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: alone,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(passkey.public_key),
      counter: passkey.counter ?? 0,
    },
  }).catch(refusedBy);
  if (!verified?.verified) return null;
  const { newCounter } = verified.authenticationInfo;
  const isNoted = await ctx.database.transaction((tx) =>
    notePasskeyUse(tx, passkey.id, newCounter, ctx.now()),
  );
  return isNoted ? passkey : null;
}

export async function attestationOptions(
  ctx: Tools,
  { client, person }: { client: Client; person: { id: string; email: string; name: string } },
): Promise<Options> {
  const options = await generateRegistrationOptions({
    ...{ rpName: siteName, rpID: siteOf(client).rpID, timeout: challengeMs, attestationType: 'none' },
    ...{ userName: person.email, userDisplayName: person.name, userID: userIdOf(person.id) },
    excludeCredentials: (await findPasskeys(ctx, person.id)).map(described),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await storeChallenge(ctx, options.challenge, person.id);
  return { ...options };
}

/** What to store of a new passkey; null where the answer proves nothing. */
export async function verifyAttestation(
  ctx: Tools,
  attestation: PasskeyAttestation,
  { client, person_id }: { client: Client; person_id: string },
): Promise<Pick<FactorRecord, 'credential_id' | 'public_key' | 'counter' | 'transports'> | null> {
  const { rpID, origins } = siteOf(client);
  const verified = await verifyRegistrationResponse({
    response: attestationJson(attestation),
    expectedChallenge: async (challenge) =>
      (await takeChallenge(ctx.database.db, challenge, ctx.now())) === person_id,
    expectedOrigin: origins,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(refusedBy);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  const transports = attestation.response.transports ?? null;
  return { credential_id: id, public_key: publicKey, counter, transports };
}

/** The library throws for whatever is wrong with an answer; a database that is away is no wrong answer. */
function refusedBy(error: unknown): null {
  if (error instanceof Error && error.name.startsWith('Database')) throw error;
  return null;
}

async function storeChallenge({ database, now }: Tools, challenge: string, person_id: string | null) {
  const expires_at = new Date(now().getTime() + challengeMs);
  await insertChallenge(database.db, { challenge, person_id, expires_at });
}

const findPasskeys = async ({ database }: Tools, person_id: string): Promise<FactorRecord[]> =>
  (await findFactors(database.db, person_id)).filter(({ kind }) => kind === 'passkey');

const described = ({ credential_id, transports }: FactorRecord) => ({
  id: credential_id ?? '',
  ...(transports && { transports }),
});

const userIdOf = (person_id: string) => new Uint8Array(Buffer.from(person_id.replaceAll('-', ''), 'hex'));

/** Without keys that are undefined, which the library's types do not know. */
const assertionJson = (assertion: PasskeyAssertion): AuthenticationResponseJSON =>
  JSON.parse(JSON.stringify(assertion));
const attestationJson = (attestation: PasskeyAttestation): RegistrationResponseJSON =>
  JSON.parse(JSON.stringify(attestation));
