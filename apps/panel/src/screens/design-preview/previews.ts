import type { Preview } from './preview.ts';
import { bonusPreviews } from './previews/bonuses.ts';
import { historyPreviews } from './previews/history.ts';
import { noticePreviews } from './previews/notices.ts';
import { oddsPreviews } from './previews/odds.ts';
import { offersPreviews } from './previews/offers.ts';
import { otherPreviews } from './previews/others.ts';
import { popupPreviews } from './previews/popups.ts';
import { profilePreviews } from './previews/profile.ts';
import { resultPreviews } from './previews/results.ts';
import { stepPreviews } from './previews/steps.ts';
import { supportPreviews } from './previews/support.ts';
import { surveysPreviews } from './previews/surveys.ts';

/** Every screen in every state. What loads stands before what is there: each shows what none before it has shown. */
export const previewGroups: Readonly<Record<string, readonly Preview[]>> = {
  Surveys: surveysPreviews,
  Offers: offersPreviews,
  Notices: noticePreviews,
  'From a tile to its survey': stepPreviews,
  Results: resultPreviews,
  Bonuses: bonusPreviews,
  Popups: popupPreviews,
  History: historyPreviews,
  'My profile': profilePreviews,
  Support: supportPreviews,
  'How our odds hold': oddsPreviews,
  Others: otherPreviews,
};

export const previews: readonly Preview[] = Object.values(previewGroups).flat();
