import type { DesignLayouts } from '@earnwall/contract/entities/app-design';
import type { Design } from '@earnwall/contract/entities/design';
import { useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import type { ParentPort } from '#host/parent.ts';
import { readDesign } from './read-design.ts';
import { readLayouts } from './read-layouts.ts';
import { readSample, type ShownSample } from './read-sample.ts';

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
  /** What is planned, as if it had begun; null shows the preview's own samples. */
  sample: ShownSample | null;
}

/** The design of the app with what the address says, until the page around it posts another one (RT-09). */
export function useShownDesign({ port, design: own, allowedOrigins }: PreviewedApp): ShownDesign {
  const search = useSearch();
  const [posted, setPosted] = useState<Readonly<Record<string, unknown>> | null>(null);
  const [sample, setSample] = useState<ShownSample | null>(null);
  useEffect(
    () =>
      port.listen((message) => {
        if (message.type === 'design') setPosted({ ...message.data });
        if (message.type === 'sample') setSample(readSample(message.data));
      }),
    [port],
  );
  return useMemo(() => {
    const given = posted ?? Object.fromEntries(new URLSearchParams(search));
    return { design: readDesign(given, own, allowedOrigins), layouts: readLayouts(posted ?? {}), sample };
  }, [posted, search, own, allowedOrigins, sample]);
}
