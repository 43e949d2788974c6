// Turns a thrown value into the common error format; only a fault of ours becomes a 5xx.
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { FilesUnavailable } from '#ports/files.ts';
import { ApiError, type FieldErrors } from '#request/api-error.ts';
import { DatabaseUnavailable } from '#store/engine/failures.ts';

export function apiErrorOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DatabaseUnavailable || error instanceof FilesUnavailable)
    return new ApiError('unavailable', 'The service is briefly unavailable.');
  if (hasZodFastifySchemaValidationErrors(error)) {
    return new ApiError('bad-request', 'The request does not fit the call.', fieldErrors(error.validation));
  }
  return frameworkError((error as Partial<FastifyError>).statusCode ?? 500);
}

function frameworkError(status: number): ApiError {
  if (status === 404) return new ApiError('not-found', 'There is nothing at this address.');
  if (status === 413) return new ApiError('payload-too-large', 'The request body is too large.');
  if (status === 415) return new ApiError('unsupported-media-type', 'The request body must be JSON.');
  if (status === 429) return new ApiError('too-many-requests', 'Too many requests.');
  if (status >= 400 && status < 500) return new ApiError('bad-request', 'The request cannot be read.');
  return new ApiError('internal', 'Something went wrong on our side.');
}

/** `/answers/0` → `answers.0`, each with every message about it. */
function fieldErrors(issues: readonly { instancePath: string; message?: string }[]): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = issue.instancePath.slice(1).replaceAll('/', '.') || 'body';
    errors[field] = [...(errors[field] ?? []), issue.message ?? 'is not valid'];
  }
  return errors;
}
