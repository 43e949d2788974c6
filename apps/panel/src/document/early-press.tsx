import { type ReactNode, useEffect } from 'react';

// A painted list looks alive before its code has arrived. Who presses a tile in between has pressed it.

declare global {
  interface Window {
    /** There while a painted page waits to come alive. */
    takeEarlyPress?: () => HTMLElement | null;
  }
}

/** Runs inside the document: keeps the button that was pressed last, until it is taken. */
export const keepEarlyPress =
  "{let b=null;const k=e=>{b=e.target.closest('button')};addEventListener('click',k);" +
  "takeEarlyPress=()=>(removeEventListener('click',k),b)}";

/** Presses it again as soon as the page in it has come alive. One child: ids of the painted page depend on the tree. */
export function EarlyPress({ children }: { children: ReactNode }) {
  useEffect(() => {
    const pressed = window.takeEarlyPress?.();
    delete window.takeEarlyPress;
    // Parts of the page come alive one by one: a press makes its own part the next, but not from within this work.
    setTimeout(() => pressed?.click());
  }, []);
  return children;
}
