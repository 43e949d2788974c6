// Why an account cannot be opened, for operators: never with what its settings or secrets contain.
import * as z from 'zod';
import { problemsOf } from './problems-of.ts';

export class OpeningFault extends Error {}

export function faultOf(error: unknown): string {
  if (error instanceof OpeningFault) return error.message;
  if (error instanceof z.ZodError) return problemsOf(error, 'the account');
  return 'its settings cannot be used';
}
