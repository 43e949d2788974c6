import type { Survey } from '@earnwall/contract/entities/survey';
import { useEffect, useState } from 'react';
import { type ShownSurvey, withLeaving } from './with-leaving.ts';

/** As long as the collapse of a tile takes (survey-grid.css). */
const collapseMs = 180;

/** Surveys that leave the list stay for the moment in which their tile collapses. */
export function useLeaving(surveys: readonly Survey[]): readonly ShownSurvey[] {
  const [{ now, shown }, setList] = useState(() => listOf(surveys, surveys));
  // During the render, so that a list that is only sorted anew is rendered once.
  if (now !== surveys) setList(listOf(now, surveys));

  const isCollapsing = shown.some(({ isLeaving }) => isLeaving);
  useEffect(() => {
    if (!isCollapsing) return;
    const timer = setTimeout(() => setList(listOf(now, now)), collapseMs);
    return () => clearTimeout(timer);
  }, [isCollapsing, now]);

  return shown;
}

function listOf(before: readonly Survey[], now: readonly Survey[]) {
  return { now, shown: withLeaving(before, now) };
}
