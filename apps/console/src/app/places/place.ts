import type { Capability } from '@earnwall/contract/console-access';
import type { LucideIcon } from 'lucide-react';
import type { LazyScreen } from '#lib/lazy-screen.tsx';

export const groups = ['Work', 'Supply', 'Money', 'Apps', 'House'] as const;
export type Group = (typeof groups)[number];

/** A page of the console: its address is its folder below screens/. */
export interface Place {
  /** `:name` stands for any one part. */
  path: string;
  label: string;
  icon: LucideIcon;
  /** Where the sidebar has it; null = it is reached otherwise. */
  group: Group | null;
  capability: Capability;
  /** Leads here after `g`. */
  shortcut: string | null;
  /** Null until the page exists: such a place is nowhere to be seen. */
  screen: LazyScreen | null;
}

/** What nobody has to be signed in for. */
export interface OpenPlace {
  path: string;
  label: string;
  screen: LazyScreen | null;
}
