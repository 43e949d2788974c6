// What Fastify validates one call with, and what the API page shows of it.
import { appHeaders, sharedHeaders } from '@earnwall/contract/call-headers';
import type { CallSchema } from '@earnwall/contract/call-schema';
import type { CallName, CallRow } from '@earnwall/contract/calls';
import { errorAnswer } from '@earnwall/contract/entities/error-answer';
import { loginErrorStatus, requestErrors } from '@earnwall/contract/error-codes';
import type { FastifySchema } from 'fastify';

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
    response: {
      200: call.answer,
      ...Object.fromEntries(errorStatuses(row, call).map((status) => [status, errorAnswer])),
    },
  };
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
