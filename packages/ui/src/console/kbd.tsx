import type { ReactNode } from 'react';
import './kbd.css';

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className="c-kbd">{children}</kbd>;
}
