import { useWhere } from '#features/where/use-where.ts';
import { clock } from './payout-texts.ts';

/** What the figures are of. Test moves no money, so there is nothing of it to show. */
export const usePayoutsNote = (): string =>
  useWhere().isTest ? `${clock}; Live only: Test moves no money` : clock;
