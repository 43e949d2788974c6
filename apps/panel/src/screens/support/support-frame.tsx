import { Button } from '@earnwall/ui/primitives/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { PanelHeader } from '#features/header/panel-header.tsx';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text.tsx';
import './support-frame.css';

interface Props {
  title: string;
  /** Where Back leads; nowhere in a visit that has no other screen. */
  back: { label: 'back_to_surveys' | 'support_back'; press: () => void } | null;
  /** The FS variant of an app has a layout of its own (spec §2). */
  fs?: boolean;
  children: ReactNode;
}

/** The page around questions and tickets. Where the run mode hides the header's back button, one at the foot leads back. */
export function SupportFrame({ title, back, fs = false, children }: Props) {
  const text = useText();
  const { can } = useHost();
  const main = useRef<HTMLElement>(null);
  // Who cannot see that the screen has changed hears its title.
  useEffect(() => main.current?.focus(), []);

  const isHidden = can.back === 'hidden';
  return (
    <div className={fs ? 'support support-fs' : 'support'}>
      <div className="support-top">
        <PanelHeader title={title} onBack={isHidden ? undefined : back?.press} />
      </div>
      <main className="support-body on-list" ref={main} tabIndex={-1} aria-label={title}>
        {children}
        {isHidden && back && (
          <div className="support-foot">
            <Button kind="soft" wide onClick={back.press}>
              {text(back.label)}
            </Button>
          </div>
        )}
      </main>
    </div>
  );
}
