import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import type { LucideIcon } from 'lucide-react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import MessageSquare from 'lucide-react/icons/message-square';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import User from 'lucide-react/icons/user';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useCall } from '#api/use-call.ts';
import type { ActingEntry } from './use-entries.ts';

type Kind = ConsoleAnswerOf<'console/find/get-find'>['found'][number]['kind'];

const icons: Record<Kind, LucideIcon> = {
  app: LayoutGrid,
  user: User,
  person: User,
  click: MousePointerClick,
  postback: ArrowLeftRight,
  transaction: ArrowLeftRight,
  ticket: MessageSquare,
};

/** Shorter texts name pages; no id is as short. */
const shortest = 3;
/** Whoever types on is not searched for yet: looking somebody up is in the audit. */
const pauseMs = 300;

/** Whatever has the text as its id, within what the asker may see. */
export function useFound(text: string): {
  found: ActingEntry[];
  isSearching: boolean;
  problem: string | null;
} {
  const [, go] = useLocation();
  const typed = text.trim();
  const q = usePaused(typed, pauseMs);
  const isWanted = q.length >= shortest;
  const { data, error, isFetching } = useCall(
    'console/find/get-find',
    { query: { q } },
    { enabled: isWanted },
  );
  const isCurrent = isWanted && q === typed;
  const found = isCurrent && !isFetching ? (data?.found ?? []) : [];
  return {
    found: found.map(({ kind, label, path, hint }) => ({
      ...{ id: `found:${kind}:${path}:${label}`, label, hint, Icon: icons[kind] },
      act: () => go(path),
    })),
    isSearching: typed.length >= shortest && (!isCurrent || isFetching),
    problem: isCurrent ? (error?.message ?? null) : null,
  };
}

function usePaused(value: string, ms: number): string {
  const [paused, setPaused] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return paused;
}
