import type { inventoryCalls } from '@earnwall/contract/console-calls/inventory';
import { aNetwork, anOffer, quietNetwork } from '#testing/offers.ts';
import { aSurvey } from '#testing/surveys.ts';
import { list, ofUser, type Sample } from './sample.ts';

/** Surveys and offers are nobody's: every publisher sees the same. */
const ofSurvey = (body?: (hash: string) => unknown): Sample => ({
  about: 'list',
  request: async ({ on }) => {
    const { hash } = await aSurvey(on);
    return body ? { body: body(hash) } : { params: { survey: hash } };
  },
});
const ofOffer = (body?: (id: string) => unknown): Sample => ({
  about: 'list',
  request: async ({ on }) => {
    await aNetwork(on, { id: quietNetwork, name: 'A network' });
    const { id } = await anOffer(on, { network_id: quietNetwork });
    return body ? { body: body(id) } : { params: { offer: id } };
  },
});

export const inventorySamples: Readonly<Record<keyof typeof inventoryCalls, Sample>> = {
  'console/inventory/get-users-explain': ofUser(),
  'console/inventory/get-inventory-surveys': list(),
  'console/inventory/put-inventory-surveys': ofSurvey((survey) => ({ changes: [{ survey, paused: true }] })),
  'console/inventory/get-inventory-surveys-id': ofSurvey(),
  'console/inventory/get-inventory-surveys-explain': {
    about: 'app',
    request: async ({ on, user }) => ({
      params: { survey: (await aSurvey(on)).hash },
      query: { user: user.uhash },
    }),
  },
  'console/inventory/get-inventory-offers': list(),
  'console/inventory/put-inventory-offers': ofOffer((offer) => ({ changes: [{ offer, paused: true }] })),
  'console/inventory/get-inventory-offers-id': ofOffer(),
  'console/inventory/get-inventory-offers-explain': {
    about: 'app',
    request: async ({ on, user }) => {
      await aNetwork(on, { id: quietNetwork, name: 'A network' });
      const { id } = await anOffer(on, { network_id: quietNetwork });
      return { params: { offer: id }, query: { user: user.uhash } };
    },
  },
};
