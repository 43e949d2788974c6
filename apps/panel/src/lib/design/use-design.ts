import type { Design } from '@earnwall/contract/entities/design';
import { useEffect } from 'react';
import { useDesignFile } from './use-design-file.ts';

/** Lays a design over that of the visit, for as long as the screen that brought it is shown (RS-06). */
export function useDesign(design: Design): void {
  const wanted = JSON.stringify(design);
  useDesignFile(design.design_file);

  useEffect(() => {
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets.push(sheet);
    import('@earnwall/ui/design/design-to-css').then(
      ({ designToCss }) => sheet.replaceSync(designToCss(JSON.parse(wanted))),
      // Should the code not arrive, the visit's own design does.
      () => undefined,
    );
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [wanted]);
}
