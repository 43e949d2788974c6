import { percentAnswered } from '@earnwall/domain/profile/completeness';
import { Button } from '@earnwall/ui/primitives/button';
import { useId } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { useOwnProfile } from '#api/own-profile.ts';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { percentText } from '#lib/text/percent-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import './profile-card.css';

/** My profile beside the list, for whoever has one. */
export function ProfileCard() {
  const { metadata } = useMetadata();
  return (
    metadata?.has_profile && (
      <Boundary part="profile card">
        <Card />
      </Boundary>
    )
  );
}

/** An extra: where the profile does not arrive, nothing is missing from the list. */
function Card() {
  const text = useText();
  const locale = useLocale();
  const go = useGo();
  const titleId = useId();
  const { profile } = useOwnProfile();
  if (!profile) return null;
  const percent = percentAnswered(profile);
  const { answered, total } = profile;
  const isWhole = profile.open.length === 0;
  return (
    <section className="profile-card" aria-labelledby={titleId}>
      <div className="profile-card-head">
        <h2 className="profile-card-title" id={titleId}>
          {text('header_profile')}
        </h2>
        <Button kind="plain" onClick={() => go('/profile')}>
          {text('profile_edit')}
        </Button>
      </div>
      <div className="profile-card-body on-card">
        <p className="profile-card-facts">
          <span className="profile-card-answered">{text('profile_answered', { answered, total })}</span>
          <span className="profile-card-quiet" aria-hidden="true">
            {percentText(percent, locale)}
          </span>
        </p>
        <span className="profile-card-bar" aria-hidden="true">
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
        <p className="profile-card-quiet">{text(isWhole ? 'profile_complete' : 'profile_hint')}</p>
        {!isWhole && (
          <Button kind="soft" wide onClick={() => go('/profile', { query: { topic: 'next' } })}>
            {text('profile_next')}
          </Button>
        )}
      </div>
    </section>
  );
}
