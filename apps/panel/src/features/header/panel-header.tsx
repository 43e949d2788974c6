import { IconButton } from '@earnwall/ui/primitives/icon-button';
import type { ReactNode } from 'react';
import { useText } from '#lib/text/text.tsx';
import './panel-header.css';

type Press = (() => void) | false;

interface Props {
  /** The publisher's app; its first letter is the mark, unless a back button stands in its place. */
  appName?: string | undefined;
  title: string;
  /** A button shows when there is something for it to do. */
  onBack?: (() => void) | undefined;
  onActivities?: Press;
  onProfile?: Press;
  onHelp?: Press;
  /** A button of the screen's own. */
  children?: ReactNode;
}

/** Which buttons exist is for the design's flags and the run mode to say (SL-01). */
export function PanelHeader({ appName, title, onBack, onActivities, onProfile, onHelp, children }: Props) {
  const text = useText();
  const [mark] = appName ?? '';
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a landmark beside main, named since the page around the panel has one
    <header className="header" aria-label={title}>
      {onBack && <IconButton icon="back" label={text('back')} onClick={onBack} />}
      {mark && !onBack && (
        <span className="header-mark" aria-hidden="true">
          {mark.toUpperCase()}
        </span>
      )}
      <h1 className="header-title">{title}</h1>
      {onActivities && <IconButton icon="history" label={text('header_activities')} onClick={onActivities} />}
      {onProfile && <IconButton icon="person" label={text('header_profile')} onClick={onProfile} />}
      {onHelp && <IconButton icon="question" label={text('header_help')} onClick={onHelp} />}
      {children}
    </header>
  );
}
