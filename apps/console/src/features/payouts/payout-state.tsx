import { Status } from '@earnwall/ui/console/status';
import { type PayoutState, stateWords } from './payout-texts.ts';

/** A word and an icon. */
export const PayoutStatus = ({ state }: { state: PayoutState }) => (
  <Status kind={stateWords[state].kind}>{stateWords[state].text}</Status>
);
