import type { Metadata } from '@earnwall/contract/entities/metadata';
import { Extension } from '#features/extension/extension.tsx';
import { Feedback } from '#features/feedback/feedback.tsx';
import { PhoneCheck } from '#features/phone-check/phone-check.tsx';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { ProfileReminder } from './profile-reminder.tsx';

/**
 * What may open over a list by itself, the most pressing first (decision 0047), and the phone check, which
 * outlives the notice that asks for it. Each takes its turn (lib/turns.ts), so that never two are open.
 */
export function ListPopups({ metadata }: { metadata: Metadata }) {
  return (
    <>
      <PhoneCheck country={metadata.country} />
      <Boundary part="profile reminder">
        <ProfileReminder isDue={metadata.update_profile} />
      </Boundary>
      <Boundary part="feedback">
        <Feedback />
      </Boundary>
      <Boundary part="extension">
        <Extension offer={metadata.extra.extension} />
      </Boundary>
    </>
  );
}
