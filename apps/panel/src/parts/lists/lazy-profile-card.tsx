import { useIdlePart } from '#lib/loading/idle-part.ts';
import { lazyPart } from '#lib/loading/lazy-part.tsx';

const profileCard = lazyPart<object>(
  async () => (await import('#features/profile-card/profile-card.tsx')).ProfileCard,
);

/** My profile in the rail; it comes when the list is there and the page is idle. */
export function LazyProfileCard() {
  const ProfileCard = useIdlePart(profileCard);
  return ProfileCard && <ProfileCard />;
}
