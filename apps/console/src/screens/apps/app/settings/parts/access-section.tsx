import { Section } from '@earnwall/ui/console/section';
import type { AppForm } from '#features/app-form/app-form.ts';
import { OriginsField } from '#features/app-form/origins-field.tsx';
import { SourcesField } from './sources-field.tsx';

export function AccessSection({ form }: { form: AppForm }) {
  return (
    <>
      <Section title="Origins" anchor="origins">
        <OriginsField form={form} />
      </Section>
      <Section title="Sources and countries" note="Where users come from: the parameter s of their link.">
        <SourcesField form={form} />
      </Section>
    </>
  );
}
