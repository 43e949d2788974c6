import { Button } from '@earnwall/ui/primitives/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { PanelHeader } from './panel-header.tsx';
import './titled-page.css';

interface Props {
  title: string;
  /** Where Back leads; nowhere in a visit that has no other screen. */
  back: { label: 'back_to_surveys' | 'support_back'; press: () => void } | null;
  /** The class of a screen that looks different. */
  look?: string | undefined;
  children: ReactNode;
}

/** A page beside the list. Where the run mode hides the header's back button, one at the foot leads back. */
export function TitledPage({ title, back, look, children }: Props) {
  const text = useText();
  const { can } = useHost();
  const main = useRef<HTMLElement>(null);
  // Who cannot see that the screen has changed hears its title.
  useEffect(() => main.current?.focus(), []);

  const isHidden = can.back === 'hidden';
  return (
    <div className={look ? `titled ${look}` : 'titled'}>
      <div className="titled-top">
        <PanelHeader title={title} onBack={isHidden ? undefined : back?.press} />
      </div>
      <main className="titled-body on-list" ref={main} tabIndex={-1} aria-label={title}>
        {children}
        {isHidden && back && (
          <div className="titled-foot">
            <Button kind="soft" wide onClick={back.press}>
              {text(back.label)}
            </Button>
          </div>
        )}
      </main>
    </div>
  );
}
