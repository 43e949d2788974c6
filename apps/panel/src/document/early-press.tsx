import { useEffect } from 'react';

// A painted list looks alive before its code has arrived. Who presses a tile in between has pressed it.

declare global {
  interface Window {
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/** Runs inside the document: keeps the button that was pressed last, until it is taken. */
export const keepEarlyPress =
  "{let b=null;const k=e=>{b=e.target.closest('button')};addEventListener('click',k);" +
  "takeEarlyPress=()=>(removeEventListener('click',k),b)}";

/** Presses it again as soon as everything painted has come alive. */
export function EarlyPress() {
  useEffect(() => window.takeEarlyPress?.()?.click(), []);
  return null;
}
