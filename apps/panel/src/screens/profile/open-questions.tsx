import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { Icon } from '@earnwall/ui/primitives/icon';
import { useText } from '#lib/text/text.tsx';
import { PlusIcon } from './profile-icons.tsx';
import { type Asked, askOpen } from './walk.ts';
import { whyText } from './why-text.ts';

interface Props {
  profile: Pick<OwnProfile, 'open' | 'open_surveys'>;
  onAsk: (asked: Asked) => void;
}

/** What surveys of the country ask and is not answered yet, the most useful first. */
export function OpenQuestions({ profile: { open, open_surveys }, onAsk }: Props) {
  const text = useText();
  if (open.length === 0) return null;
  return (
    <section className="profile-group" aria-labelledby="profile-open">
      <h2 className="profile-heading" id="profile-open">
        {text('profile_open')} <span className="profile-count">{open.length}</span>
      </h2>
      <ul className="profile-rows on-card">
        {open.map((item) => (
          <li key={item.hash}>
            <button
              type="button"
              className="profile-row"
              data-question={item.hash}
              onClick={() => onAsk(askOpen(item))}
            >
              <span className="profile-face profile-face-open">
                <PlusIcon />
              </span>
              <span className="profile-row-text">
                <span className="profile-row-main">
                  <bdi>{item.question_text}</bdi>
                </span>
                <span className="profile-row-why">{text(whyText(item.why))}</span>
                {item.asked_by > 0 && (
                  <span className="profile-row-why">
                    {text('profile_asked', { count: item.asked_by, total: open_surveys })}
                  </span>
                )}
              </span>
              <Icon name="next" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
