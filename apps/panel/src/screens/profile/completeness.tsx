import type { OwnProfile } from '@earnwall/contract/entities/profile';
import { percentAnswered } from '@earnwall/domain/profile/completeness';
import { Button } from '@earnwall/ui/primitives/button';
import { percentText } from '#lib/text/percent-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';

interface Props {
  profile: OwnProfile;
  /** Absent when nothing is left to answer. */
  onNext: (() => void) | undefined;
}

/** How much is answered, in words and as a ring, and the way on. */
export function Completeness({ profile, onNext }: Props) {
  const text = useText();
  const locale = useLocale();
  const percent = percentAnswered(profile);
  const { answered, total } = profile;
  return (
    <section className="profile-summary on-card" tabIndex={-1} aria-labelledby="profile-answered">
      <div className="profile-summary-facts">
        <span className="profile-ring" aria-hidden="true">
          <svg viewBox="0 0 72 72" aria-hidden="true">
            <circle cx="36" cy="36" r="32" />
            {percent > 0 && (
              <circle cx="36" cy="36" r="32" pathLength="100" strokeDasharray={`${percent} 100`} />
            )}
          </svg>
          <span className="profile-ring-text">{percentText(percent, locale)}</span>
        </span>
        <div>
          <h2 className="profile-summary-title" id="profile-answered">
            {text('profile_answered', { answered, total })}
          </h2>
          <p className="profile-muted">{text(onNext ? 'profile_hint' : 'profile_complete')}</p>
        </div>
      </div>
      {onNext && (
        <Button wide onClick={onNext}>
          {text('profile_next')}
        </Button>
      )}
    </section>
  );
}
