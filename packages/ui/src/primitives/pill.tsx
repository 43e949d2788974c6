import type { ReactNode } from 'react';
import './pill.css';

/** A short mark on a tile: `reward` for bonuses, `brand` for praise, `info` for what is new. */
export function Pill({
  tone,
  children,
}: {
  tone: 'reward' | 'brand' | 'info' | 'danger';
  children: ReactNode;
}) {
  return <span className={`pill pill-${tone}`}>{children}</span>;
}
