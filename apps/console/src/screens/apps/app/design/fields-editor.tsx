import { Field } from '@earnwall/ui/console/field';
import { TextInput } from '@earnwall/ui/console/inputs';
import { Section } from '@earnwall/ui/console/section';
import { Switch } from '@earnwall/ui/console/switch';
import { basePath } from '#lib/page-settings.ts';
import { BrandSection } from './brand-section.tsx';
import { ChoiceRow } from './choice-row.tsx';
import { ColorField } from './color-field.tsx';
import { ColumnsField } from './columns-field.tsx';
import {
  colorGroups,
  fieldLabels,
  layoutChoices,
  paletteChoices,
  shownFields,
  tileChoices,
} from './fields.ts';
import type { DesignEditor } from './use-design-editor.ts';

interface Props {
  editor: DesignEditor;
  canWrite: boolean;
}

/** Every field of the design and its layouts. */
export function FieldsEditor({ editor, canWrite }: Props) {
  const { value, change, server } = editor;
  return (
    <fieldset className="design-fields" disabled={!canWrite}>
      <legend className="c-unseen">Design</legend>
      <BrandSection value={value} change={change} />
      <Section title="Layout">
        <ChoiceRow
          label={fieldLabels.layout}
          choices={layoutChoices}
          chosen={value.layout}
          onChoose={(layout) => change({ layout })}
        />
        <ChoiceRow
          label={fieldLabels.tile_layout}
          choices={tileChoices}
          chosen={value.tile_layout}
          onChoose={(tile_layout) => change({ tile_layout })}
        />
        <ColumnsField value={value.col_qty} onChange={(col_qty) => change({ col_qty })} />
        {(['sections', 'rounded_buttons', 'new_results_ui'] as const).map((field) => (
          <Switch
            key={field}
            label={fieldLabels[field]}
            checked={value[field]}
            onChange={(on) => change({ [field]: on })}
          />
        ))}
      </Section>
      <Section title="Shown">
        <p className="c-muted">
          The title of the page and the letter in the header come from the name of the app, “{server.name}”:{' '}
          <a href={`${basePath}/apps/${encodeURIComponent(server.app)}/settings`}>Settings</a>
        </p>
        {shownFields.map((field) => (
          <Switch
            key={field}
            label={fieldLabels[field]}
            checked={value[field]}
            onChange={(on) => change({ [field]: on })}
          />
        ))}
      </Section>
      {Object.entries(colorGroups).map(([title, fields]) => (
        <Section key={title} title={title}>
          {fields.map((field) => (
            <ColorField
              key={field}
              label={fieldLabels[field]}
              value={value[field]}
              onChange={(color) => change({ [field]: color })}
            />
          ))}
        </Section>
      ))}
      <Section title="Further">
        <ChoiceRow
          label={fieldLabels.palette}
          choices={paletteChoices}
          chosen={value.palette}
          onChoose={(palette) => change({ palette })}
        />
        <Field
          label={fieldLabels.design_file}
          hint="An https address on an origin of the app; empty for none."
          error={editor.fileProblem ?? undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              mono
              inputMode="url"
              spellCheck={false}
              value={value.design_file ?? ''}
              onChange={(text) => change({ design_file: text.trim() || null })}
            />
          )}
        </Field>
      </Section>
    </fieldset>
  );
}
