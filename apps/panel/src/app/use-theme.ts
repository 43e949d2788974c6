import type { Design } from '@earnwall/contract/entities/design';
import { useEffect, useRef } from 'react';
import { useMetadata } from '#api/metadata/metadata.ts';
import { themeId } from '#document/ids.ts';
import { useDesignFile } from '#lib/design/use-design-file.ts';

/** The server paints a visit in its design; the browser re-paints only when metadata brings another (DE-01). */
export function useTheme(paintedDesign: Design | null): void {
  const { metadata } = useMetadata();
  const design = metadata && JSON.stringify(metadata.design);
  useDesignFile(metadata?.design.design_file);
  const painted = useRef(paintedDesign && JSON.stringify(paintedDesign));

  useEffect(() => {
    const style = document.getElementById(themeId);
    if (!design || !style || painted.current === design) return;
    painted.current = design;
    // Deriving the colors takes code that most visits never need.
    void import('@earnwall/ui/design/design-to-css').then(({ designToCss }) => {
      style.textContent = designToCss(JSON.parse(design));
    });
  }, [design]);
}
