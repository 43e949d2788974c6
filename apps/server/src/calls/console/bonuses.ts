import type { bonusesCalls } from '@earnwall/contract/console-calls/bonuses';
import { getAnnouncements } from '#calls/console/announcements/get-announcements.ts';
import { getAnnouncementsId } from '#calls/console/announcements/get-announcements-id.ts';
import { postAnnouncements } from '#calls/console/announcements/post-announcements.ts';
import { putAnnouncementsEnd } from '#calls/console/announcements/put-announcements-end.ts';
import { putAnnouncementsId } from '#calls/console/announcements/put-announcements-id.ts';
import { getBonuses } from '#calls/console/bonuses/get-bonuses.ts';
import { getBonusesId } from '#calls/console/bonuses/get-bonuses-id.ts';
import { getBonusesOffers } from '#calls/console/bonuses/get-bonuses-offers.ts';
import { postBonuses } from '#calls/console/bonuses/post-bonuses.ts';
import { postBonusesEstimate } from '#calls/console/bonuses/post-bonuses-estimate.ts';
import { putBonusesEnd } from '#calls/console/bonuses/put-bonuses-end.ts';
import { putBonusesId } from '#calls/console/bonuses/put-bonuses-id.ts';
import type { ConsoleHandlers } from './handler.ts';

export const bonusesHandlers: ConsoleHandlers<keyof typeof bonusesCalls> = {
  'console/bonuses/get-bonuses': getBonuses,
  'console/bonuses/post-bonuses': postBonuses,
  'console/bonuses/post-bonuses-estimate': postBonusesEstimate,
  'console/bonuses/get-bonuses-offers': getBonusesOffers,
  'console/bonuses/get-bonuses-id': getBonusesId,
  'console/bonuses/put-bonuses-id': putBonusesId,
  'console/bonuses/put-bonuses-end': putBonusesEnd,
  'console/announcements/get-announcements': getAnnouncements,
  'console/announcements/post-announcements': postAnnouncements,
  'console/announcements/get-announcements-id': getAnnouncementsId,
  'console/announcements/put-announcements-id': putAnnouncementsId,
  'console/announcements/put-announcements-end': putAnnouncementsEnd,
};
