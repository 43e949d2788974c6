import type { ProfileItem } from '@earnwall/contract/entities/profile';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useState } from 'react';
import { listText } from '#lib/text/list-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';

const tips = [
  'qualify_tip_1',
  'qualify_tip_2',
  'qualify_tip_3',
  'qualify_tip_4',
  'qualify_tip_5',
  'qualify_tip_6',
  'qualify_tip_7',
  'qualify_tip_8',
] as const satisfies readonly TextKey[];

/** What the user qualified with, folded up; who has no profile yet gets one of eight tips instead (QF-01). */
export function ProfileAnswers({ profile }: { profile: readonly ProfileItem[] }) {
  const text = useText();
  const locale = useLocale();
  if (profile.length === 0) return <Tip />;
  return (
    <details className="qualify-profile">
      <summary className="qualify-profile-summary">
        {text('qualify_profile')}
        <Icon name="next" />
      </summary>
      <dl className="qualify-answers">
        {profile.map((item) => (
          <div key={item.hash} className="qualify-answer">
            <dt>
              <bdi>{item.question_text}</bdi>
            </dt>
            <dd>
              <bdi>{listText(item.answers, locale)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Tip() {
  const text = useText();
  const [tip] = useState(() => tips[Math.floor(Math.random() * tips.length)] ?? tips[0]);
  return (
    <aside className="qualify-tip">
      <Icon name="star" />
      <p>{text(tip)}</p>
    </aside>
  );
}
