import { useEffect, useRef } from 'react';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { cleanFragment } from '#lib/rich-text/clean-fragment.ts';
import './announcement.css';

/** What the publisher has to say above the list (metadata `html`, SL-12). */
export function Announcement(props: { html: string }) {
  return (
    <Boundary part="announcement">
      <Announced {...props} />
    </Boundary>
  );
}

function Announced({ html }: { html: string }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.replaceChildren(cleanFragment(html)), [html]);
  return <aside className="announcement on-card" ref={place} />;
}
