// GET /{tab}/activities: what a user has done and earned, newest first (AH-04).
import type { Activity } from '@earnwall/contract/entities/activity';
import type { ServerContext } from '#calls/context.ts';
import type { CallRequest, Handler } from '#calls/handler.ts';
import { presentAttempt, presentCredit } from '#present/activity.ts';
import { presentOpenedOffer, presentPaidMilestone } from '#present/offer-activity.ts';
import { findOpenedOffers, findPaidMilestones } from '#store/offers/offer-activities.ts';
import { findAttempts, findOtherCredits } from '#store/surveys/activities.ts';

const maxActivities = 200;

type Request = CallRequest<'activities/get-activities'>;

export const getActivities: Handler<'activities/get-activities'> = async (ctx, request) => {
  const most = request.query.limit ?? maxActivities;
  const activities = await ofTab[request.params.tab](ctx, request, most);
  return activities
    .sort((one, other) => (one.time > other.time ? -1 : one.time < other.time ? 1 : 0))
    .slice(0, most);
};

const ofTab: Record<
  Request['params']['tab'],
  (ctx: ServerContext, request: Request, most: number) => Promise<Activity[]>
> = {
  surveys: async ({ database: { db } }, { who, visit }, most) => {
    const [attempts, credits] = await Promise.all([
      findAttempts(db, who.user, most),
      findOtherCredits(db, who.user, most),
    ]);
    const { language } = visit;
    return [
      ...attempts.map((attempt) => presentAttempt(attempt, language)),
      ...credits.map((credit) => presentCredit(credit, language)),
    ];
  },

  offers: async ({ database: { db } }, { who, visit }, most) => {
    if (!who.app.offers_enabled) return [];
    const [opened, paid] = await Promise.all([
      findOpenedOffers(db, who.user, most),
      findPaidMilestones(db, who.user, visit.language, most),
    ]);
    return [...opened.map(presentOpenedOffer), ...paid.map(presentPaidMilestone)];
  },
};
