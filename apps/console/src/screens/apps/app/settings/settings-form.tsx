import type { OperatedApp } from '@earnwall/contract/entities/operated-app';
import { appFieldLabels, capabilityOfField } from '@earnwall/domain/console/app-fields';
import { effectsOf } from '@earnwall/domain/console/change-effects';
import { Notice } from '@earnwall/ui/console/notice';
import { PageHead } from '@earnwall/ui/console/page-head';
import { SaveBar } from '@earnwall/ui/console/save-bar';
import { useDraft } from '@earnwall/ui/console/use-draft';
import { useRef } from 'react';
import { useMe } from '#api/use-me.ts';
import { useRefusal } from '#features/app-form/use-refusal.ts';
import { useAnchor } from '#lib/use-anchor.ts';
import { Conflicts } from './conflicts.tsx';
import { AccessSection } from './parts/access-section.tsx';
import { ChecksSection } from './parts/checks-section.tsx';
import { CurrencySection } from './parts/currency-section.tsx';
import { LayoutSection } from './parts/layout-section.tsx';
import { MaintenanceSection } from './parts/maintenance-section.tsx';
import { MoreSection } from './parts/more-section.tsx';
import { PanelSection } from './parts/panel-section.tsx';
import { StateSection } from './parts/state-section.tsx';
import { shownValue } from './shown-value.ts';
import { useSaveSettings } from './use-save-settings.ts';
import './settings.css';

interface Props {
  app: OperatedApp;
  /** Somebody else has saved: the answer is to be asked for again. */
  onOutdated: () => void;
}

/** Everything is a draft until Save: the bar lists old and new values, and what they do. */
export function SettingsForm({ app, onOutdated }: Props) {
  const { capabilities } = useMe();
  useAnchor();
  const draft = useDraft({ saved: app.settings, key: `settings ${app.id}` });
  const { value, set, errors, changes, conflicts } = draft;
  const form = useRef<HTMLDivElement>(null);
  const saving = useSaveSettings({ app, draft, onOutdated, onRefused: (found) => refuse(found) });
  const refuse = useRefusal(form, saving.error, draft.setErrors);
  const mayEdit = capabilities.includes('apps:write');
  const shared = {
    ...{ value, set, errors },
    may: (field: keyof typeof value) => capabilities.includes(capabilityOfField(field)),
  };
  const effects = effectsOf(
    value,
    changes.map(({ field }) => field),
  );
  return (
    <div className="settings" ref={form}>
      <PageHead title="Settings" note={<code>{app.id}</code>} />
      {!mayEdit && <Notice kind="note" title="Your role may look at these settings, not change them." />}
      {draft.isRestored && (
        <Notice kind="note" title="Your changes from before are back. They are not saved yet." />
      )}
      <Conflicts conflicts={conflicts} onTake={set} />
      <StateSection form={shared} />
      <MaintenanceSection app={app} />
      <CurrencySection form={shared} app={app} />
      <AccessSection form={shared} />
      <ChecksSection form={shared} />
      <PanelSection form={shared} />
      <LayoutSection form={shared} />
      <MoreSection form={shared} />
      <SaveBar
        changes={changes.map(({ field, old, new: next }) => ({
          label: appFieldLabels[field],
          old: shownValue(field, old),
          new: shownValue(field, next),
        }))}
        effect={effects.join(' ')}
        busy={saving.busy}
        error={saving.isConflict ? null : saving.error}
        onSave={saving.save}
        onReset={draft.reset}
      />
    </div>
  );
}
