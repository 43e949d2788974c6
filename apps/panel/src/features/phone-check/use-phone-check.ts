import type { PhoneCountry } from '@earnwall/contract/calling-codes';
import { useVerificationCalls } from '#api/verification.ts';
import { useMachine } from '#lib/machine/use-machine.ts';
import { phoneCheckEffects } from './effects.ts';
import { begin, type Event, next, type State } from './machine.ts';

/** One check for as long as its dialog stands. */
export function usePhoneCheck(country: PhoneCountry): [State, (event: Event) => void] {
  const effects = phoneCheckEffects(useVerificationCalls(), Date.now);
  return useMachine({ first: { state: begin(country), effects: [] }, next, effects });
}
