import type { ReactNode } from 'react';
import './skeleton.css';

/** A grey placeholder for one line or box; the class name gives it the geometry of what will come. */
export function Skeleton({ className }: { className: string }) {
  return <span className={`skeleton ${className}`} />;
}

/** Placeholders as one pulsing area: busy for a screen reader, which reads `label` and nothing else. */
export function SkeletonArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true">
      <span className="unseen">{label}</span>
      <div className="skeleton-area" aria-hidden="true">
        {children}
      </div>
    </div>
  );
}
