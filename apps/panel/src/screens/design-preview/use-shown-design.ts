import type { DesignLayouts } from '@earnwall/contract/entities/app-design';
import type { Design } from '@earnwall/contract/entities/design';
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ParentPort } from '#host/parent.ts';
import { readDesign } from './read-design.ts';
import { readLayouts } from './read-layouts.ts';

/** Whose design is looked at, and who may change it. */
export interface PreviewedApp {
  port: ParentPort;
  design: Design | null;
  allowedOrigins: readonly string[];
}

export interface ShownDesign {
  design: Design;
  /** Those that were posted along; the others are the preview's own. */
  layouts: Readonly<Partial<DesignLayouts>>;
}

/** The design of the app with what the address says, until the page around it posts another one (RT-09). */
export function useShownDesign({ port, design: own, allowedOrigins }: PreviewedApp): ShownDesign {
  const search = useSearch();
  const [posted, setPosted] = useState<Readonly<Record<string, unknown>> | null>(null);
  useEffect(
    () =>
      port.listen(({ type, data }) => {
        if (type === 'design') setPosted({ ...data });
      }),
    [port],
  );
  return useMemo(() => {
    const given = posted ?? Object.fromEntries(new URLSearchParams(search));
    return { design: readDesign(given, own, allowedOrigins), layouts: readLayouts(posted ?? {}) };
  }, [posted, search, own, allowedOrigins]);
}
