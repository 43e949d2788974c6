// What a JSON body allows and an address does not.
import { bodyOf, type PostbackBody } from '@earnwall/postbacks/body';
import type { Postback } from '@earnwall/postbacks/postback';
import type { Check } from '#check.ts';
import { signedJson, withSignature } from '#endpoint/json-form.ts';
import type { Endpoint } from '#endpoint/subject.ts';
import { judgeDone } from './judge.ts';

type Write = (body: PostbackBody) => string;

function sendBody({ options, make, send }: Endpoint, write: Write, changes: Partial<Postback> = {}) {
  const postback = make({ type: 'credit', ...changes });
  const signing = { secrets: [options.secret], sentAt: new Date() };
  return send(signedJson(options.url, postback.transaction_id, write(bodyOf(postback)), signing));
}

export const jsonChecks: readonly Check<Endpoint>[] = [
  {
    name: 'raw-body',
    group: 'signatures',
    expected: '2xx',
    cure: 'Verify the bytes of the body as they came, before any parser: JSON that is parsed and written again may differ in spaces and escapes.',
    needs: ['type-credit'],
    run: async (endpoint) =>
      judgeDone(
        'a signed credit whose JSON has spaces, line breaks and escapes',
        await sendBody(endpoint, (body) =>
          JSON.stringify(body, null, 2).replaceAll('o', '\\u006f').concat('\n'),
        ),
      ),
  },
  {
    name: 'other-versions',
    group: 'signatures',
    expected: '2xx',
    cure: 'Skip signatures that do not start with `v1,`: later versions may stand beside it.',
    needs: ['type-credit', 'two-signatures'],
    run: async ({ make, requestOf, send }) => {
      const request = requestOf(make({ type: 'credit' }));
      const signature = `v1a,bm9uZQ== ${request.headers['webhook-signature']}`;
      return judgeDone(
        'a credit with a signature of a later version beside the right one',
        await send(withSignature(request, signature)),
      );
    },
  },
  {
    name: 'unicode-text',
    group: 'content',
    expected: '2xx',
    cure: 'Read the body as bytes, or as UTF-8: a signature over text of another encoding never fits.',
    needs: ['type-credit', 'raw-body'],
    run: async (endpoint) =>
      judgeDone(
        'a credit whose reason and subid have emoji, Arabic and combining characters',
        await sendBody(endpoint, JSON.stringify, {
          reason: 'Café e\u0301 \u{1F469}\u200D\u{1F680} مرحبا 日本',
          subid: { 'subid[кампания]': '\u{1F3AE} 100%+' },
        }),
      ),
  },
  {
    name: 'unknown-fields',
    group: 'content',
    expected: '2xx',
    cure: 'Ignore fields that you do not know: new ones come without notice.',
    needs: ['type-credit'],
    run: async (endpoint) =>
      judgeDone(
        'a credit with fields that do not exist yet',
        await sendBody(endpoint, (body) =>
          JSON.stringify({ ...body, later: { version: 2 }, data: { ...body.data, later: ['field'] } }),
        ),
      ),
  },
];
