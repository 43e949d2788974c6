import type { Survey } from '@earnwall/contract/entities/survey';
import { Pill } from '@earnwall/ui/primitives/pill';
import { useText } from '#lib/text.tsx';
import { pillsOf } from './pills-of.ts';

export function TilePills({ survey }: { survey: Survey }) {
  const text = useText();
  return (
    <span className="tile-pills">
      {pillsOf(survey).map(({ key, tone, values, dir }) => (
        <Pill key={key} tone={tone}>
          <bdi dir={dir}>{text(key, values)}</bdi>
        </Pill>
      ))}
    </span>
  );
}
