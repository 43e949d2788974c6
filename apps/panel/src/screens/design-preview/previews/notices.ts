import { type NoticeAppeal, type NoticeData, type NoticeType, noticeTypes } from '@earnwall/contract/notices';
import type { Preview } from '#screens/design-preview/preview.ts';
import { ago, ahead, day } from '#screens/design-preview/samples/moments.ts';
import { notifications } from '#screens/design-preview/samples/notifications.ts';

/** What some notices tell beside their type. */
const data: Partial<Record<NoticeType, NoticeData>> = {
  on_review: {
    ...{ since: ago(50), banned_until: ahead(day - 50), appeal: null },
    reasons: [
      { family: 'too_fast', count: 4, lifted: false },
      { family: 'reversed_surveys', count: 2, lifted: false },
    ],
  },
  on_hold: {
    ...{ since: ago(2 * day), banned_until: ahead(3 * day), appeal: null },
    reasons: [{ family: 'inconsistent_answers', count: null, lifted: false }],
  },
  banned: { since: ago(9 * day), banned_until: null, reasons: [], appeal: null },
  location_error: { country: 'DE' },
};

/** Every account and panel state in place of either list (NO-01). */
const everyNotice: readonly Preview[] = noticeTypes.flatMap((type) => {
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

const appeal = { id: 't1', sent_at: ago(7 * 60), another_reader: true } as const;
const appeals: Readonly<Record<string, NoticeAppeal>> = {
  sent: { ...appeal, status: 'sent', answered_at: null },
  read: { ...appeal, status: 'read', answered_at: null },
  answered: { ...appeal, status: 'answered', answered_at: ago(50) },
  closed: { ...appeal, status: 'closed', answered_at: ago(50) },
  unproven: { ...appeal, id: null, status: 'sent', answered_at: null, another_reader: false },
};

/** A review seven hours on, one reason lifted, and how far the appeal against it is (decision 0108). */
const appealed: readonly Preview[] = Object.entries(appeals).map(([name, sent]) => ({
  ...{ name: `surveys-appeal-${name}`, title: `Surveys: an appeal, ${name}`, path: '/' },
  answers: {
    'surveys/get-surveys': () => ({
      ...{ result: 'error' as const, type: 'on_review' as const },
      data: {
        ...{ since: ago(8 * 60), banned_until: ahead(16 * 60), appeal: sent },
        reasons: [
          { family: 'too_fast' as const, count: 4, lifted: false },
          { family: 'reversed_surveys' as const, count: 2, lifted: true },
        ],
      },
    }),
  },
}));

const empty = () => ({ result: 'error' as const, type: 'no_surveys' as const, data: {} });

/** The empty list beyond its first look: mails asked for and turned on, and no usual hours to tell. */
const emptyWalls: readonly Preview[] = [
  {
    ...{ name: 'surveys-empty-pending', title: 'Surveys: none, mail to be confirmed', path: '/' },
    answers: {
      'surveys/get-surveys': empty,
      'notifications/get-notifications': () => notifications({}, 'pending'),
    },
  },
  {
    ...{ name: 'surveys-empty-told', title: 'Surveys: none, mails turned on', path: '/' },
    answers: {
      'surveys/get-surveys': empty,
      'notifications/get-notifications': () => notifications({ usual_hours: null }, 'on'),
    },
  },
];

export const noticePreviews: readonly Preview[] = [...everyNotice, ...appealed, ...emptyWalls];
