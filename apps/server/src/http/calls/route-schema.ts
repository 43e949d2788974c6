// What Fastify validates one call with, and what the API page shows of it.
import { appHeaders, sharedHeaders } from '@earnwall/contract/call-headers';
import type { CallRow } from '@earnwall/contract/call-row';
import type { CallSchema } from '@earnwall/contract/call-schema';
import type { CallName } from '@earnwall/contract/calls';
import type { ConsoleCallName, ConsoleCallRow } from '@earnwall/contract/console-calls';
import { errorAnswer } from '@earnwall/contract/entities/error-answer';
import { loginErrorStatus, requestErrors } from '@earnwall/contract/error-codes';
import type { PublisherCallName, PublisherCallRow } from '@earnwall/contract/publisher-calls';
import type { FastifySchema } from 'fastify';
import * as z from 'zod';

// Loose: other headers are ignored. The bearer is checked by the login, with its own error codes.
const onEveryCall = sharedHeaders.omit({ authorization: true }).loose();
const onApp = appHeaders.omit({ authorization: true }).loose();

export function routeSchema(name: CallName, row: CallRow, call: CallSchema): FastifySchema {
  const [area = 'other'] = name.split('/');
  return {
    tags: [area],
    security: row.access === 'open' ? [] : [{ bearer: [] }],
    headers: row.path.startsWith('/app') ? onApp : onEveryCall,
    ...described(name, call, { isOpen: row.access === 'open' }),
  };
}

/** The same for a call of the console, by a person's session or the operators' key. */
export function consoleRouteSchema(
  name: ConsoleCallName,
  { capability }: ConsoleCallRow,
  call: CallSchema,
): FastifySchema {
  const isOpen = capability === null;
  if (isOpen) return { tags: ['console'], security: [], ...described(name, call, { isOpen }) };
  const description = [call.description, `Capability: \`${capability}\`.`].filter(Boolean).join('\n\n');
  const errors: CallSchema['errors'] = [...call.errors, 'forbidden'];
  return {
    tags: ['console'],
    security: [{ operator: [] }, { session: [] }],
    ...described(name, { ...call, description, errors }, { isOpen }),
  };
}

/** The same for a call of publishers' servers, whose key needs the scope of the call. */
export function publisherRouteSchema(
  name: PublisherCallName,
  { scope }: PublisherCallRow,
  call: CallSchema,
): FastifySchema {
  const description = [call.description, `Scope: \`${scope}\`.`].filter(Boolean).join('\n\n');
  const errors: CallSchema['errors'] = [...call.errors, 'forbidden'];
  return {
    tags: ['publisher'],
    security: [{ publisher: [] }],
    // Loose: other headers are ignored.
    ...(call.headers && { headers: call.headers.loose() }),
    ...described(name, { ...call, description, errors }, { isOpen: false }),
  };
}

function described(name: string, call: CallSchema, { isOpen }: { isOpen: boolean }): FastifySchema {
  return {
    operationId: name,
    summary: call.summary,
    ...(call.description && { description: call.description }),
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.multipart && { consumes: ['multipart/form-data'], body: formOf(call.multipart) }),
    response: {
      200: call.answer,
      ...Object.fromEntries(errorStatuses(call, isOpen).map((status) => [status, errorAnswer])),
    },
  };
}

/** For the API page; the upload itself is checked as it streams in. */
function formOf({ fields, files }: NonNullable<CallSchema['multipart']>): z.ZodObject {
  return fields.extend({ [files]: z.array(z.string().meta({ format: 'binary' })) });
}

function errorStatuses(call: CallSchema, isOpen: boolean): number[] {
  const takesInput = call.params ?? call.query ?? call.body ?? call.multipart;
  return [
    ...(takesInput ? [requestErrors['bad-request']] : []),
    ...(isOpen ? [] : [loginErrorStatus]),
    ...call.errors.map((code) => requestErrors[code]),
    requestErrors.unavailable,
  ];
}

/** The path of a call as Fastify writes it. */
export const routePath = (path: string): string => path.replace(/\{(\w+)\}/g, ':$1');
