import { useMetadata } from '#api/metadata/metadata.ts';
import { FeaturedView } from './featured-view.tsx';

/** Featured offers in a carousel, and featured surveys (OF-08). */
export function FeaturedScreen() {
  const { metadata } = useMetadata();
  return metadata && <FeaturedView metadata={metadata} />;
}
