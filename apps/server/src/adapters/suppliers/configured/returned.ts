// Reads what a browser brings back.
import type { RawMessage } from '#ports/signed-message.ts';
import type { ReturnedClick } from '#ports/supplier.ts';
import { readParts } from './code-of.ts';
import type { SecretValues } from './dollar-values.ts';
import { parametersOf, readPlace } from './message-values.ts';
import type { Back } from './schema/back.ts';
import type { Outcomes } from './schema/outcomes.ts';
import type { Seals } from './seal.ts';
import { queryOf } from './sign/parameters.ts';
import { placeOf, verifyMessage } from './sign/verify-message.ts';

interface Rules {
  readonly outcomes: Outcomes;
  readonly secrets: SecretValues;
  readonly seals: Seals | null;
}

const maxSignature = 200;

export function readReturned(message: RawMessage, back: Back, rules: Rules): ReturnedClick | null {
  const parameters = parametersOf(queryOf(message.url));
  const cid = readPlace(parameters, back.cid);
  const codes = back.code.map((place) => readPlace(parameters, place));
  const transaction = back.transaction && readPlace(parameters, back.transaction);
  if (!cid || transaction === null || codes.includes(null) || codes.every((code) => code === '')) return null;
  const sealed = back.seal && rules.seals ? rules.seals.check(parameters, back.seal, cid) : true;
  // What it would be sealed about is not there, so that it is no return of this supplier.
  if (sealed === null) return null;
  const signed = isSigned(message, back, parameters, rules.secrets);
  if (signed === null) return null;
  return {
    cid,
    ...readParts(
      rules.outcomes,
      codes.flatMap((code) => code ?? []),
    ),
    signed: signed && sealed,
    ...(transaction !== undefined && { transaction }),
  };
}

function isSigned(
  message: RawMessage,
  { sign, uncovered }: Back,
  parameters: Readonly<Record<string, string>>,
  secrets: SecretValues,
): boolean | null {
  if (!sign) return false;
  const [, name] = placeOf(sign.at);
  if ((parameters[name]?.length ?? 0) > maxSignature) return null;
  return verifyMessage(sign, message, 'query', secrets, uncovered) === 'genuine';
}
