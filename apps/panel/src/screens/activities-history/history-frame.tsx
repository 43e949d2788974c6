import { Button } from '@earnwall/ui/primitives/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelHeader } from '#features/header/panel-header.tsx';
import { useHost } from '#host/host-context.tsx';
import { useGo } from '#lib/navigation.tsx';
import { useText } from '#lib/text.tsx';
import './history-frame.css';

interface Props {
  tools: ReactNode;
  children: ReactNode;
}

/** The page around a history. Where the run mode hides the header's back button, one at the foot leads to the list. */
export function HistoryFrame({ tools, children }: Props) {
  const text = useText();
  const { can } = useHost();
  const go = useGo();
  const back = () => go('/');
  const main = useRef<HTMLElement>(null);
  const title = text(can.moduleTitle ? 'activities_module_title' : 'activities_title');
  // Who cannot see that the screen has changed hears its title.
  useEffect(() => main.current?.focus(), []);

  return (
    <div className="history">
      <div className="history-top">
        <PanelHeader title={title} onBack={can.back === 'hidden' ? undefined : back} />
      </div>
      <main className="history-list on-list" ref={main} tabIndex={-1} aria-label={title}>
        {tools}
        {children}
        {can.back === 'hidden' && (
          <div className="history-foot">
            <Button kind="soft" wide onClick={back}>
              {text('back_to_surveys')}
            </Button>
          </div>
        )}
      </main>
    </div>
  );
}
