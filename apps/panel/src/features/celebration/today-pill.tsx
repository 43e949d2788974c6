import { Icon } from '@earnwall/ui/primitives/icon';
import { useAmountParts } from '#lib/money/money-display.tsx';
import { useText } from '#lib/text/text.tsx';

/** What today's earnings were, and what they are now; its room is kept until that is known. */
export function TodayPill({ today }: { today: { before: number; after: number } | null }) {
  const text = useText();
  const parts = useAmountParts();
  if (!today) return <p className="earned-today-room" />;
  const { number, unit } = parts(today.after);
  return (
    <p className="earned-today">
      {text('stats_today')}
      <bdi>{parts(today.before).number}</bdi>
      <Icon name="next" />
      <b>
        <bdi>{number}</bdi> {unit}
      </b>
    </p>
  );
}
