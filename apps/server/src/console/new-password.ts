// A password that somebody chooses.
import { passwordProblem } from '@earnwall/domain/console/password';
import type { Context } from '#request/context.ts';
import { fieldError } from './field-error.ts';

/** Its hash. */
export async function newPassword(
  { passwords }: Pick<Context, 'passwords'>,
  password: string,
  email: string,
): Promise<string> {
  const problem = passwordProblem(password, email);
  if (problem) throw fieldError('password', problem);
  return await passwords.hash(password);
}
