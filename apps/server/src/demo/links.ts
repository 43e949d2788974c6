// A link into one survey for the app that shows no list. Its hash is fixed, so that the publisher's page can print it.
import type { single_survey_links } from '#store/schema/links.ts';

const linkedSurvey = 'demo-us-02';

export function makeLinks(
  inserted: readonly { id: number; hash: string }[],
): (typeof single_survey_links.$inferInsert)[] {
  return inserted
    .filter(({ hash }) => hash === linkedSurvey)
    .map(({ id }) => ({ hash: 'demo-single-link', app_id: 'demo-single', survey_id: id }));
}
