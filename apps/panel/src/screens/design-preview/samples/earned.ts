import { pastOffers, pastSurveys } from './history.ts';

const credits = [...pastSurveys, ...pastOffers];
const isToday = ({ time }: { time: string }) => new Date(time).toDateString() === new Date().toDateString();
const sum = (of: readonly { reward: number }[]) => of.reduce((whole, { reward }) => whole + reward, 0);

/** What the history of the previews comes to: all of it is from the last days. */
export const earned = {
  earned_today: sum(credits.filter(isToday)),
  earned_thirtydays: sum(credits),
};
