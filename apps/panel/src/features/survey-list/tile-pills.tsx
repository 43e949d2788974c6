import type { Survey } from '@earnwall/contract/entities/survey';
import { Pill } from '@earnwall/ui/primitives/pill';
import { useText } from '#lib/text.tsx';
import { pillsOf, pillWords } from './pills-of.ts';

export function TilePills({ survey }: { survey: Survey }) {
  const text = useText();
  return (
    <span className="tile-pills">
      {pillsOf(survey).map((pill) => (
        <Pill key={pill.key} tone={pill.tone}>
          <bdi dir={'dir' in pill ? pill.dir : undefined}>{pillWords(pill, text)}</bdi>
        </Pill>
      ))}
    </span>
  );
}
