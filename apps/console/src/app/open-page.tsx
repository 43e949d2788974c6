import { useEffect } from 'react';
import { NotFound } from './not-found.tsx';
import type { OpenPlace } from './places/place.ts';
import { ScreenBoundary } from './screen-boundary.tsx';
import './open-page.css';

/** A page without the shell: nobody is signed in yet. */
export function OpenPage({ place }: { place: OpenPlace }) {
  const { label, screen } = place;
  useEffect(() => {
    document.title = `${label} · Earnwall`;
  }, [label]);
  return (
    <main className="open-page" id="main" tabIndex={-1}>
      <ScreenBoundary>{screen ? <screen.Screen /> : <NotFound />}</ScreenBoundary>
    </main>
  );
}
