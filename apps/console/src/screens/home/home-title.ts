import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';

export type Need = ConsoleAnswerOf<'console/home/get-home'>['needs'][number];

export function homeTitle(needs: readonly Need[] | undefined): string {
  if (!needs || needs.length === 0) return 'Home';
  return needs.length === 1 ? '1 thing needs someone' : `${needs.length} things need someone`;
}

export function homeNote(needs: readonly Need[] | undefined): string | null {
  if (!needs || needs.length < 2) return null;
  const urgent = needs.filter(({ urgency }) => urgency === 'urgent').length;
  return urgent === 0 ? 'worst first' : `${urgent} urgent, worst first`;
}
