// The signed GET: a template with macros, whose last parameter is the signature.
import { randomBytes } from 'node:crypto';
import { signedAddressOf } from '@earnwall/postbacks/signed-address';
import type { Form } from './forms.ts';
import type { Request } from './send.ts';

export function getForm(template: string): Form {
  return {
    requestOf: (postback, signing) => ({
      method: 'GET',
      url: signedAddressOf(template, postback, signing),
      headers: { 'user-agent': 'Earnwall-Doctor' },
      body: null,
    }),
    forged: (request) => withSignature(request, randomBytes(32).toString('hex')),
    unsigned: (request) => ({ ...request, url: request.url.replace(/[?&]signature=[^&]*$/, '') }),
    malformed: (request) => [
      { how: 'an empty signature', request: withSignature(request, '') },
      { how: 'half of the signature', request: { ...request, url: request.url.slice(0, -32) } },
      { how: 'a signature that is no hex', request: withSignature(request, '%C3%BC%25') },
    ],
    changed: (request) => [
      {
        how: 'another transaction id',
        request: { ...request, url: request.url.replace(/tx_\w/, 'tx_') },
      },
      {
        how: 'one parameter more before the signature',
        request: { ...request, url: request.url.replace(/([?&])(signature=[^&]*)$/, '$1doctor=1&$2') },
      },
      {
        how: 'one parameter more behind the signature',
        request: { ...request, url: `${request.url}&doctor=1` },
      },
    ],
  };
}

const withSignature = (request: Request, signature: string): Request => ({
  ...request,
  url: request.url.replace(/signature=[^&]*$/, `signature=${signature}`),
});
