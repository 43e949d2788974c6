import { useEffect, useState } from 'react';
import { Router } from 'wouter';
import { readPaint } from '#document/read-paint.ts';
import { createParentPort, hostConnectionOf } from '#host/parent.ts';
import { useFrameProtocol } from '#host/use-frame-protocol.ts';
import { useDesign } from '#lib/design/use-design.ts';
import { useTexts } from '#lib/text/text.tsx';
import type { Preview } from '#screens/design-preview/preview.ts';
import { PreviewIndex } from '#screens/design-preview/preview-index.tsx';
import { previews } from '#screens/design-preview/previews.ts';
import { runActions } from '#screens/design-preview/run-actions.ts';
import { type PreviewedApp, useShownDesign } from '#screens/design-preview/use-shown-design.ts';
import { useSession } from '#session/session-context.tsx';
import { type PreviewedVisit, previewParts } from './preview-parts.ts';
import type { ScreenProps } from './route.ts';

/** /design-preview/{preview}: a panel inside the panel, in any state and under any design (RT-09); else the list of all. */
export function DesignPreview({ params, App }: ScreenProps) {
  const [app] = useState(() => previewedApp(window));
  const { design, layouts, sample } = useShownDesign(app);
  const preview = previews.find(({ name }) => name === params.preview);
  const texts = useTexts();
  const language = useSession((session) => session.language);
  const startUp = useSession((session) => session.startUp);
  useFrameProtocol(app.port, true);
  useDesign(design);
  if (!preview) return <PreviewIndex />;
  const visit = { texts, language, startUp, design, layouts, sample };
  return <PreviewedPanel key={preview.name} preview={preview} visit={visit} App={App} />;
}

/** What stands for the panel's own page: the console is one of ours, and may post designs as the app's pages may. */
function previewedApp(page: Window): PreviewedApp {
  const paint = readPaint(page.document);
  const allowedOrigins = paint?.allowed_origins ?? [];
  const port = createParentPort(hostConnectionOf(page), () => [page.location.origin, ...allowedOrigins]);
  return { port, design: paint?.design ?? null, allowedOrigins };
}

interface PreviewedPanelProps extends Pick<ScreenProps, 'App'> {
  preview: Preview;
  visit: PreviewedVisit;
}

export function PreviewedPanel({ preview, visit, App }: PreviewedPanelProps) {
  const [{ parts, location, setLook }] = useState(() => previewParts(preview, visit));
  const { design, layouts, sample, observer } = visit;
  useEffect(() => setLook({ design, layouts, sample }), [setLook, design, layouts, sample]);
  useEffect(() => runActions(preview.acts ?? [], document, observer?.actionsDone), [preview, observer]);
  return (
    <Router hook={location.hook} searchHook={location.searchHook}>
      <App {...parts} />
    </Router>
  );
}
