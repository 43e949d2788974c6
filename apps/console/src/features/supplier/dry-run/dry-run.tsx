import { Section } from '@earnwall/ui/console/section';
import { Segmented } from '@earnwall/ui/console/segmented';
import { useState } from 'react';
import { DryMessage } from './dry-message.tsx';
import { DryPage } from './dry-page.tsx';
import type { DryProps } from './dry-props.ts';

interface Props extends DryProps {
  supplies: 'surveys' | 'offers';
}

/** Shows what would be read of a list or a message. Nothing is stored. */
export function DryRun({ supplies, ...dry }: Props) {
  const [what, setWhat] = useState<'page' | 'callback' | 'return'>('page');
  return (
    <Section title="Dry run" note="nothing is stored">
      <div>
        <Segmented
          label="What is tried"
          chosen={what}
          onChoose={setWhat}
          choices={[
            { value: 'page', label: 'A page of its list' },
            { value: 'callback', label: 'A callback' },
            ...(supplies === 'surveys' ? [{ value: 'return', label: 'A return' } as const] : []),
          ]}
        />
      </div>
      {what === 'page' ? <DryPage {...dry} /> : <DryMessage key={what} comesBy={what} {...dry} />}
    </Section>
  );
}
