import type { ComponentProps } from 'react';
import { lazyPart } from '#lib/loading/lazy-part.tsx';
import type { ReviewedProfile } from './reviewed-profile.tsx';

/** Wanted twice a year: it comes with the first review. */
export const reviewedProfile = lazyPart<ComponentProps<typeof ReviewedProfile>>(
  async () => (await import('./reviewed-profile.tsx')).ReviewedProfile,
);
