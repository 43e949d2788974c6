import { useState } from 'react';
import { useIdlePart } from '#lib/loading/idle-part.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { useTurn } from '#lib/turns.ts';
import { reviewedProfile } from '#parts/reviewed-profile/lazy-reviewed-profile.ts';

/** `update_profile` asks for a look at one's profile; a dialog opens once the list has been seen, never before (PR-02). */
export function ProfileReminder({ isDue }: { isDue: boolean }) {
  const [stage, setStage] = useState<'open' | 'ending' | 'closed'>('open');
  // Confirmed in another tab, it is over here too; confirmed here, its end is read first.
  const isWanted = isDue ? stage !== 'closed' : stage === 'ending';
  const go = useGo();
  const isOpen = useTurn(isWanted);
  return (
    isOpen && (
      <Review
        onEnding={(is) => setStage(is ? 'ending' : 'open')}
        onClose={() => setStage(isDue ? 'closed' : 'open')}
        onProfile={() => go('/profile')}
      />
    )
  );
}

function Review(props: {
  onEnding: (isEnding: boolean) => void;
  onClose: () => void;
  onProfile: () => void;
}) {
  const Loaded = useIdlePart(reviewedProfile);
  return Loaded && <Loaded {...props} />;
}
