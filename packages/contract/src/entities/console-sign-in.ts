import * as z from 'zod';
import { storableText } from './scalars.ts';

/** What people type, and what their browsers send, to prove who they are. */

/** In small letters: people type their address as they like. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .regex(/^[^\s@\p{C}]+@[^\s@\p{C}]+\.[^\s@\p{C}]+$/u, 'Enter a mail address such as name@example.com.');

/** Whether it is good enough is a rule: domain/console/password.ts. */
export const password = z.string().min(1).max(256);

export const personName = storableText(100).trim().min(1, 'Enter a name.');

/** Of an invitation or a reset: in its link only, stored as a digest. */
export const tokenParams = z.object({ token: z.string().min(1).max(128) });

const bytes = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[\w-]*$/, 'Must be base64url.');

const credential = {
  id: bytes(1400).min(1),
  rawId: bytes(1400).min(1),
  type: z.enum(['public-key']),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.object({}),
};

/** What `navigator.credentials.get` gave, as JSON. */
export const passkeyAssertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(2000),
    userHandle: bytes(200).optional(),
  }),
});

/** What `navigator.credentials.create` gave, as JSON. */
export const passkeyAttestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});

/** For the browser, as it is: `PublicKeyCredentialRequestOptionsJSON` or `…CreationOptionsJSON`. */
export const passkeyOptions = z
  .record(z.string(), z.unknown())
  .describe('Passed to the browser as it is; good for one try within five minutes.');

/** A factor is proven in one of three ways. */
export const factorProof = {
  code: z.string().max(20).optional().describe('Six digits of an authenticator app.'),
  recovery_code: z.string().max(40).optional().describe('Each counts once.'),
  passkey: passkeyAssertion.optional(),
};

export const factorMethods = ['totp', 'passkey', 'recovery'] as const;

/** What comes next in a sign-in; `done` means signed in. */
export const signInStep = z.object({
  next: z.enum(['factor', 'enrol', 'done']),
  methods: z.array(z.enum(factorMethods)).max(3).describe('How the factor can be proven.'),
});

export type SignInStep = z.infer<typeof signInStep>;
export type FactorMethod = (typeof factorMethods)[number];
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>;
export type PasskeyAttestation = z.infer<typeof passkeyAttestation>;
