// What a minute is worth in an app that pays for time, as lists count: in payout.
import { minuteInPayout } from '@earnwall/domain/fair-pay/away-pay';
import { fairRateOf } from '@earnwall/domain/fair-pay/rate';
import type { AppRecord } from '#store/publishers/apps.ts';

export const paidMinuteOf = (app: AppRecord): number | null => minuteInPayout(fairRateOf(app), app);
