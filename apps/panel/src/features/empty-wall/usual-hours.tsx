import type { Hours } from '@earnwall/contract/entities/notifications';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useLocale, useText } from '#lib/text/text.tsx';
import { hourText } from './hour-text.ts';

/** When surveys usually come for somebody like this, as the server has counted it; never guessed. */
export function UsualHours({ hours: { from, until } }: { hours: Hours }) {
  const text = useText();
  const locale = useLocale();
  return (
    <p className="usual-hours">
      <Icon name="clock" />
      {text('empty_usual_hours', { from: hourText(from, locale), until: hourText(until, locale) })}
    </p>
  );
}
