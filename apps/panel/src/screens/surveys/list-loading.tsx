import type { Metadata } from '@earnwall/contract/entities/metadata';
import type { ReactNode } from 'react';
import { PanelHeader } from '#features/header/panel-header.tsx';
import { StatsStrip } from '#features/stats/stats-strip.tsx';
import { ListFrame } from '#features/survey-list/list-frame.tsx';
import { useText } from '#lib/text/text.tsx';

interface Props {
  /** What the server knows of the app; without it all that a list can have on top is there. */
  metadata?: Metadata | null | undefined;
  children: ReactNode;
}

/** A list whose tiles, or whose code, are on their way: what stands above them is seen already. */
export function ListLoading({ metadata, children }: Props) {
  const text = useText();
  return (
    <ListFrame
      top={
        <>
          {metadata?.design.header !== false && (
            <PanelHeader appName={metadata?.app_name} title={text('list_title')} />
          )}
          {metadata?.design.stats !== false && metadata?.show_rewards !== false && (
            <StatsStrip earned={null} />
          )}
        </>
      }
    >
      {children}
    </ListFrame>
  );
}
