import { Button } from '@earnwall/ui/primitives/button';
import { Message } from '@earnwall/ui/primitives/message';
import { useOwnProfile } from '#api/own-profile.ts';
import { TitledPage } from '#features/header/titled-page.tsx';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useText } from '#lib/text/text.tsx';
import { ProfileLoading } from './profile-loading.tsx';
import { ProfileView } from './profile-view.tsx';
import './profile-screen.css';

/** My profile: what is known, why it was asked, and the user's hand in it (decision 0109). */
export function ProfileScreen() {
  const text = useText();
  const go = useGo();
  return (
    <TitledPage
      title={text('header_profile')}
      back={{ label: 'back_to_surveys', press: () => go('/') }}
      look="profile"
    >
      <Profile />
    </TitledPage>
  );
}

function Profile() {
  const text = useText();
  const { profile, failed, refused, reload } = useOwnProfile();
  if (profile) return <ProfileView profile={profile} />;
  if (refused)
    return (
      <Message icon="shield" title={text('profile_refused_title')}>
        <p>{text('profile_refused_text')}</p>
      </Message>
    );
  if (failed) {
    const action = <Button onClick={reload}>{text('try_again')}</Button>;
    return (
      <Message icon="cloud" title={text('profile_review_unavailable')} action={action}>
        <p>{text('error_connection-text')}</p>
      </Message>
    );
  }
  return <ProfileLoading />;
}
