import { type NoticeData, type NoticeType, noticeTypes } from '@earnwall/contract/notices';
import type { Preview } from '#screens/design-preview/preview.ts';
import { ahead, day } from '#screens/design-preview/samples/moments.ts';

/** What some notices tell beside their type. */
const data: Partial<Record<NoticeType, NoticeData>> = {
  on_hold: { banned_until: ahead(3 * day) },
  banned: { banned_until: null },
  location_error: { country: 'DE' },
};

/** Every account and panel state in place of either list (NO-01). */
export const noticePreviews: readonly Preview[] = noticeTypes.flatMap((type) => {
  const notice = () => ({ result: 'error' as const, type, data: { ...data[type] } });
  const [name, title] = [type.replaceAll('_', '-'), type.replaceAll('_', ' ')];
  return [
    {
      ...{ name: `surveys-${name}`, title: `Surveys: ${title}`, path: '/' },
      answers: { 'surveys/get-surveys': notice },
    },
    {
      ...{ name: `offers-${name}`, title: `Offers: ${title}`, path: '/offers' },
      answers: { 'offers/get-offers': notice },
    },
  ] satisfies Preview[];
});
