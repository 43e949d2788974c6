import { designPreviewStates } from '@earnwall/contract/design-preview-states';
import { languages } from '@earnwall/i18n/languages';
import { Listbox } from '@earnwall/ui/console/listbox';
import { Segmented } from '@earnwall/ui/console/segmented';
import Monitor from 'lucide-react/icons/monitor';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import Moon from 'lucide-react/icons/moon';
import Smartphone from 'lucide-react/icons/smartphone';
import Sun from 'lucide-react/icons/sun';
import { type ReactNode, useMemo } from 'react';

import type { EditedDesign } from './edited-design.ts';
import { PreviewFrame } from './preview-frame.tsx';
import { designMessage } from './preview-messages.ts';
import { usePreviewChoices } from './use-preview-choices.ts';
import './preview.css';

const screenChoices = [
  { value: 'phone', label: 'Phone', icon: <Smartphone />, hideLabel: true },
  { value: 'desktop', label: 'Desktop', icon: <Monitor />, hideLabel: true },
  { value: 'both', label: 'Both', icon: <MonitorSmartphone /> },
] as const;

const hostChoices = [
  { value: 'light', label: 'Light host', icon: <Sun />, hideLabel: true },
  { value: 'dark', label: 'Dark host', icon: <Moon />, hideLabel: true },
] as const;

const languageOptions = Object.entries(languages).map(([value, { name }]) => ({ value, label: name }));
const stateOptions = Object.entries(designPreviewStates).flatMap(([group, states]) =>
  Object.entries(states).map(([value, label]) => ({ value, label, group })),
);

interface Props {
  app: string;
  design: EditedDesign;
  /** A narrow page has room for the phone alone. */
  isNarrow: boolean;
  /** Between the tools and the panel. */
  children: ReactNode;
}

/** The panel itself in any state, as it looks with this design. */
export function Preview({ app, design, isNarrow, children }: Props) {
  const choices = usePreviewChoices();
  const { screen, host, language, state } = choices;
  const path = `/design-preview/${encodeURIComponent(state)}?${new URLSearchParams({ app, language })}`;
  const data = useMemo(() => designMessage(design), [design]);
  const hasDesktop = screen !== 'phone' && !isNarrow;
  const hasPhone = screen !== 'desktop' || isNarrow;
  return (
    <>
      <div className="preview-tools">
        {!isNarrow && (
          <Segmented
            label="Screens"
            choices={screenChoices}
            chosen={screen}
            onChoose={choices.chooseScreen}
          />
        )}
        <Segmented
          label="Page around the panel"
          choices={hostChoices}
          chosen={host}
          onChoose={choices.chooseHost}
        />
        <Listbox
          label="Language"
          options={languageOptions}
          value={language}
          onChoose={choices.chooseLanguage}
          searchable
        />
        <Listbox
          label="State"
          options={stateOptions}
          value={state}
          onChoose={choices.chooseState}
          searchable
        />
      </div>
      {children}
      <div className="previews" data-screen={isNarrow ? 'phone' : screen}>
        {hasDesktop && <PreviewFrame device="desktop" host={host} path={path} data={data} />}
        {hasPhone && <PreviewFrame device="phone" host={host} path={path} data={data} />}
      </div>
    </>
  );
}
