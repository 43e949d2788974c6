// What Fastify validates one call with, and what the API page shows of it.
import { appHeaders, sharedHeaders } from '@earnwall/contract/call-headers';
import type { CallSchema } from '@earnwall/contract/call-schema';
import type { CallName, CallRow } from '@earnwall/contract/calls';
import { errorAnswer } from '@earnwall/contract/entities/error-answer';
import { loginErrorStatus, requestErrors } from '@earnwall/contract/error-codes';
import type { FastifySchema } from 'fastify';
import * as z from 'zod';

// Loose: what else a browser sends is none of our business. The bearer is judged by the login, with its own codes.
const onEveryCall = sharedHeaders.omit({ authorization: true }).loose();
const onApp = appHeaders.omit({ authorization: true }).loose();

export function routeSchema(name: CallName, row: CallRow, call: CallSchema): FastifySchema {
  const [area = 'other'] = name.split('/');
  return {
    tags: [area],
    operationId: name,
    summary: call.summary,
    ...(call.description && { description: call.description }),
    security: row.access === 'open' ? [] : [{ bearer: [] }],
    headers: row.path.startsWith('/app') ? onApp : onEveryCall,
    ...(call.params && { params: call.params }),
    ...(call.query && { querystring: call.query }),
    ...(call.body && { body: call.body }),
    ...(call.multipart && { consumes: ['multipart/form-data'], body: formOf(call.multipart) }),
    response: {
      200: call.answer,
      ...Object.fromEntries(errorStatuses(row, call).map((status) => [status, errorAnswer])),
    },
  };
}

/** For the API page; the upload itself is checked as it streams in. */
function formOf({ fields, files }: NonNullable<CallSchema['multipart']>): z.ZodObject {
  return fields.extend({ [files]: z.array(z.string().meta({ format: 'binary' })) });
}

function errorStatuses(row: CallRow, call: CallSchema): number[] {
  const takesInput = call.params ?? call.query ?? call.body ?? call.multipart;
  return [
    ...(takesInput ? [requestErrors['bad-request']] : []),
    ...(row.access === 'open' ? [] : [loginErrorStatus]),
    ...call.errors.map((code) => requestErrors[code]),
    requestErrors.unavailable,
  ];
}
