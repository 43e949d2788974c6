import type { Design } from '@earnwall/contract/entities/design';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { ClientProvider } from '#api/client-context.tsx';
import { useMetadata } from '#api/metadata/metadata.ts';
import { MetadataProvider } from '#api/metadata/metadata-provider.tsx';
import { TestMark } from '#features/test-mark/test-mark.tsx';
import { HostProvider } from '#host/host-context.tsx';
import { chooseMode } from '#host/modes.ts';
import type { ParentPort } from '#host/parent.ts';
import { useFrameProtocol } from '#host/use-frame-protocol.ts';
import { useModuleChange } from '#host/use-module-change.ts';
import { Boundary } from '#lib/boundaries/boundary.tsx';
import { useRoundedButtons } from '#lib/design/use-rounded-buttons.ts';
import { MoneyDisplayProvider } from '#lib/money/money-display.tsx';
import { NavigationProvider } from '#lib/navigation/navigation.tsx';
import { RealtimeProvider } from '#lib/realtime/realtime-context.tsx';
import { TextProvider } from '#lib/text/text.tsx';
import { moneyDisplayOf } from '#session/money-display-of.ts';
import { SessionProvider, useSession } from '#session/session-context.tsx';
import type { AppParts } from './app-parts.ts';
import { Background } from './background.tsx';
import { BrokenPanel } from './broken-panel.tsx';
import { Panel } from './panel.tsx';
import { useTheme } from './use-theme.ts';
import '@earnwall/ui/base.css';

export function App(parts: AppParts) {
  const { texts } = parts;
  return (
    <Boundary
      part="panel"
      fallback={(error, tryAgain) => <BrokenPanel texts={texts} error={error} onTryAgain={tryAgain} />}
    >
      <Providers {...parts} />
    </Boundary>
  );
}

function Providers({ url, paint, texts, session, queries, client, realtime, port, framed }: AppParts) {
  return (
    <TextProvider texts={texts}>
      <QueryClientProvider client={queries}>
        <SessionProvider session={session}>
          <ClientProvider client={client}>
            <RealtimeProvider realtime={realtime}>
              <MetadataProvider>
                <PanelEnvironment url={url} paint={paint} port={port} framed={framed}>
                  <Panel App={App} />
                </PanelEnvironment>
              </MetadataProvider>
            </RealtimeProvider>
          </ClientProvider>
        </SessionProvider>
      </QueryClientProvider>
    </TextProvider>
  );
}

type PanelEnvironmentProps = Pick<AppParts, 'url' | 'paint' | 'port' | 'framed'> & { children: ReactNode };

/** What needs metadata but belongs to no screen: run mode, navigation, money, design, stored choices. */
function PanelEnvironment({ url, paint, port, framed, children }: PanelEnvironmentProps) {
  const { metadata } = useMetadata();
  const startUp = useSession((session) => session.startUp);
  const restored = useSession((session) => session.choicesRestored);
  const mode = chooseMode(startUp.mode, {
    framed: useFramed(framed, paint.framed),
    inApp: port.isApp,
    singleSurvey: metadata?.is_single_survey ?? false,
  });

  const money = useMemo(() => metadata && moneyDisplayOf(metadata, startUp), [metadata, startUp]);

  useEffect(restored, [restored]);

  return (
    <HostProvider mode={mode} port={port}>
      <NavigationProvider url={url} isHandledByHost={useModuleChange(mode, port)}>
        <Boundary part="design">
          <Look
            design={paint.metadata?.design ?? paint.design}
            rounded={metadata?.settings.rounded_buttons}
          />
        </Boundary>
        <Boundary part="frame protocol">
          <FrameProtocol port={port} known={metadata !== null || paint.failure !== null} />
        </Boundary>
        <Boundary part="test mark">{metadata?.test_mode && <TestMark />}</Boundary>
        {money ? (
          <MoneyDisplayProvider value={money}>
            {children}
            <Boundary part="background">
              <Background />
            </Boundary>
          </MoneyDisplayProvider>
        ) : (
          children
        )}
      </NavigationProvider>
    </HostProvider>
  );
}

function Look({ design, rounded }: { design: Design | null; rounded: boolean | undefined }) {
  useTheme(design);
  useRoundedButtons(rounded);
  return null;
}

function FrameProtocol({ port, known }: { port: ParentPort; known: boolean }) {
  useFrameProtocol(port, known);
  return null;
}

/** The first render of both sides uses what the browser sent to the server; then what the page itself sees. */
function useFramed(framed: boolean, painted: boolean): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => framed,
    () => painted,
  );
}
