import type { RunState } from '@earnwall/domain/zones/run-state';
import { Status, type StatusKind } from '@earnwall/ui/console/status';

const words: Readonly<Record<RunState, { kind: StatusKind; text: string }>> = {
  running: { kind: 'good', text: 'Running' },
  planned: { kind: 'note', text: 'Planned' },
  ended: { kind: 'idle', text: 'Ended' },
  cancelled: { kind: 'idle', text: 'Cancelled' },
};

export function RunStatus({ state }: { state: RunState }) {
  const { kind, text } = words[state];
  return <Status kind={kind}>{text}</Status>;
}

export const stateChoices = [
  { value: '', label: 'All' },
  { value: 'running', label: 'Running' },
  { value: 'planned', label: 'Planned' },
  { value: 'ended', label: 'Ended' },
] as const;

type Listed = Exclude<(typeof stateChoices)[number]['value'], ''>;

/** The state that a list is filtered by; undefined for what is none. */
export const listedState = (text: string | undefined): Listed | undefined =>
  (['running', 'planned', 'ended'] as const).find((known) => known === text);
