import type { OwnProfile } from '@earnwall/contract/entities/profile';
import type { TextKey } from '@earnwall/i18n/text-keys';
import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { type Asked, nextOf } from './walk.ts';

interface Open {
  asked: Asked;
  /** In a walk: what was put off so far. */
  later: ReadonlySet<string> | null;
}

/** Which question is open, and what is said and where the focus stands once it is not. */
export function useAsking(profile: OwnProfile) {
  // The card beside the list leads here to answer the next one at once.
  const isCalledFor = new URLSearchParams(useSearch()).get('topic') === 'next';
  const [open, setOpen] = useState<Open | null>(() => (isCalledFor ? walk(profile, new Set()) : null));
  const [note, setNote] = useState<TextKey | null>(null);
  const [left, setLeft] = useState<string | null>(null);

  useEffect(() => {
    if (left === null) return;
    const row = document.querySelector<HTMLElement>(`[data-question="${CSS.escape(left)}"]`);
    (row ?? document.querySelector<HTMLElement>('.profile-summary'))?.focus();
    setLeft(null);
  }, [left]);

  const close = (said: TextKey | null = null) => {
    setOpen(null);
    setNote(said);
    setLeft(open?.asked.hash ?? '');
  };
  return {
    ...{ open, note, setNote, close },
    ask: (asked: Asked) => setOpen({ asked, later: null }),
    begin: () => setOpen(walk(profile, new Set())),
    /** A walk goes on until nothing is left; a single question is over. */
    answered: (now: OwnProfile) => {
      const next = open?.later && walk(now, open.later);
      if (next) setOpen(next);
      else close('profile_review_saved');
    },
    putOff: () => {
      const later = open?.later && new Set([...open.later, open.asked.hash]);
      const next = later && walk(profile, later);
      if (next) setOpen(next);
      else close();
    },
  };
}

function walk(profile: OwnProfile, later: ReadonlySet<string>): Open | null {
  const asked = nextOf(profile, later);
  return asked && { asked, later };
}
