import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

// The notice asks for the phone check, but must not hold it: with the first look at a verified account the notice goes,
// and the check has still something to say.

const wanted = createStore(() => false);

export function phoneCheckWanted(isWanted: boolean): void {
  wanted.setState(isWanted, true);
}

export function useIsPhoneCheckWanted(): boolean {
  return useStore(wanted);
}
