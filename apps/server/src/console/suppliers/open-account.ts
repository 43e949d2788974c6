// Tries settings and secrets before they are stored: what is wrong is named by a JSON pointer to the field.
import * as z from 'zod';
import type { OfferNetwork } from '#ports/offer-network.ts';
import type { InventorySupplier } from '#ports/supplier.ts';
import type { SupplierKind } from '#ports/supplier-kind.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { pointerOf } from '#request/json-pointer.ts';
import { addressProblems } from './address-problems.ts';
import type { Secrets } from './seal-secrets.ts';

export interface TriedAccount {
  readonly id: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly secrets: Secrets;
}

export type Opened =
  | { readonly supplies: 'surveys'; readonly supplier: InventorySupplier }
  | { readonly supplies: 'offers'; readonly network: OfferNetwork };

type Problem = readonly [pointer: string, message: string];

/** Throws an ApiError with all problems. */
export async function openAccount(
  { postbackSender }: Pick<Context, 'postbackSender'>,
  kind: SupplierKind,
  account: TriedAccount,
): Promise<Opened> {
  const problems = [
    ...problemsIn('/settings', kind.settings.safeParse(account.settings)),
    ...problemsIn('/secrets', kind.secrets.safeParse(account.secrets)),
  ];
  if (problems.length === 0)
    problems.push(...(await addressProblems(postbackSender, '/settings', account.settings)));
  if (problems.length > 0) throw refused(problems);
  try {
    return kind.supplies === 'surveys'
      ? { supplies: 'surveys', supplier: kind.open(account) }
      : { supplies: 'offers', network: kind.open(account) };
  } catch (error) {
    // Only what a schema says is passed on: other messages may contain a secret.
    if (error instanceof z.ZodError)
      throw refused(error.issues.map(({ path, message }) => [`/settings${pointerOf(path)}`, message]));
    throw refused([['/settings', 'These settings cannot be used together.']]);
  }
}

export function refused(problems: readonly Problem[]): ApiError {
  const errors: Record<string, string[]> = {};
  for (const [pointer, message] of problems) errors[pointer] = [...(errors[pointer] ?? []), message];
  const [first] = problems;
  const text = first ? `${first[0]}: ${first[1]}` : 'The account cannot be used.';
  return new ApiError('unprocessable', text.slice(0, 1000), errors);
}

function problemsIn(under: string, parsed: z.ZodSafeParseResult<unknown>): Problem[] {
  if (parsed.success) return [];
  return parsed.error.issues.map(({ path, message }) => [`${under}${pointerOf(path)}`, message]);
}
