import { useTimeline } from '#api/activities.ts';
import { useOnChange } from '#lib/hooks/use-on-change.ts';
import { AttemptChip } from './attempt-chip.tsx';

interface Props {
  id: string;
  /** Null for one that cannot be told about: the ticket goes without. */
  onKnown: (attempt: string | null) => void;
  onRemove: () => void;
}

/** The attempt of `/support?attempt=<id>`, once it is known to be the user's own. */
export function AboutAttempt({ id, onKnown, onRemove }: Props) {
  const { timeline } = useTimeline(id);
  const known = timeline?.id ?? null;
  useOnChange(known, onKnown);
  return timeline && <AttemptChip timeline={timeline} onRemove={onRemove} />;
}
