import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useClient } from '#api/client-context.tsx';
import { removeSurveys, useListedSurveys } from '#api/listed-surveys.ts';
import { createListChecks } from './list-checks.ts';

/** Surveys taken before leave the list while the user looks at it (AP-03). */
export function useDuplicateChecks(fingerprint: () => Promise<string | null>): void {
  const client = useClient();
  const queries = useQueryClient();
  const surveys = useListedSurveys();
  const [gone, setGone] = useState<ReadonlySet<string>>(() => new Set());
  const [checks] = useState(() =>
    createListChecks({
      client,
      fingerprint,
      wait: (ms) => new Promise((done) => setTimeout(done, ms)),
      found: (hashes) => setGone((known) => new Set([...known, ...hashes])),
    }),
  );

  useEffect(() => checks.look(surveys), [checks, surveys]);
  // Also from a list that was on its way when the server learnt of it.
  useEffect(() => {
    if (surveys.some(({ hash }) => gone.has(hash))) removeSurveys(queries, gone);
  }, [queries, gone, surveys]);
  useEffect(() => checks.stop, [checks]);
}
