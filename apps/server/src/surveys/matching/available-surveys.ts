// What a user's list would show at this moment, without a visit: for publishers' servers and for events to them.
import { maxSurveys } from '@earnwall/contract/address-values';
import type { NoticeType } from '@earnwall/contract/notices';
import { bonusPercentFor } from '@earnwall/domain/bonuses/percent';
import type { Device } from '@earnwall/domain/surveys/device';
import { noticeFor } from '#accounts/notice.ts';
import { presentReward } from '#present/survey.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import { findBonuses } from '#store/money/bonuses.ts';
import type { UserRecord } from '#store/people/users.ts';
import type { AppRecord } from '#store/publishers/apps.ts';
import { factsOf } from './listed-survey.ts';
import type { Matching } from './matching.ts';
import { orderedList } from './ordered-list.ts';
import { paidMinuteOf } from './paid-minute.ts';

interface AvailableSurvey {
  readonly hash: string;
  /** With the bonuses of this moment. */
  readonly reward: number;
  readonly minutes: number;
}

export interface Available {
  /** In the order of the list. */
  readonly surveys: readonly AvailableSurvey[];
  /** Why there is no list. */
  readonly notice: NoticeType | null;
}

interface Account {
  readonly app: AppRecord;
  readonly user: UserRecord;
}

/** Of the account where they are null. */
interface Place {
  readonly country: string | null;
  readonly device: Device | null;
}

export async function availableSurveys(
  on: Queryable,
  matching: Pick<Matching, 'inventory' | 'respondents'>,
  { app, user }: Account,
  place: Place,
  now: Date,
  most = maxSurveys,
): Promise<Available> {
  const country = place.country ?? user.country;
  const device = place.device ?? usualDevice(user);
  const notice = shutNotice({ app, user }, country, now);
  if (notice) return { surveys: [], notice };
  if (country === null) return { surveys: [], notice: 'no_surveys' };

  const restricted = matching.inventory.restrictedIn(country);
  const asked = { country, device, test_mode: app.test_mode, restricted };
  const [person, bonuses] = await Promise.all([
    matching.respondents.find(on, user, asked, now),
    findBonuses(on, user, now),
  ]);
  const { current } = matching.inventory;
  const matched = orderedList(current, person, paidMinuteOf(app), now).list.surveys(most);
  const price = { ...app, bonus_percent: bonusPercentFor(bonuses, { entity: 'surveys' }, now) };
  const surveys = matched.map(({ survey }) => ({
    hash: survey.hash,
    reward: presentReward(BigInt(survey.payout), price).user_reward,
    minutes: Math.ceil(factsOf(survey).loi / 60),
  }));
  return { surveys, notice: surveys.length === 0 ? 'no_surveys' : null };
}

/** Why the account has no list at all, whatever surveys there are; null where it has one. */
export function shutNotice({ app, user }: Account, country: string | null, now: Date): NoticeType | null {
  const notice = noticeFor({ app, user }, { country, network: null }, 'surveys', now);
  if (notice) return notice.type;
  return app.status === 'off' || user.state === 'closed' ? 'no_surveys' : null;
}

/** Only phone apps name the device they run on. */
export function usualDevice({ device_model, device_manufacturer }: UserRecord): Device {
  return device_model || device_manufacturer ? 'mobile' : 'desktop';
}
