import { Button } from '@earnwall/ui/console/button';
import { Field } from '@earnwall/ui/console/field';
import { TextArea } from '@earnwall/ui/console/inputs';
import { Notice } from '@earnwall/ui/console/notice';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';
import { FormError } from '#features/form/form-error.tsx';
import type { DryProps } from './dry-props.ts';
import { DryRows } from './dry-rows.tsx';
import { useDryErrors } from './use-dry-errors.ts';

/** A page that was pasted, or the first one as the supplier answers it. */
export function DryPage({ tried, onErrors }: DryProps) {
  const [page, setPage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<Parameters<typeof DryRows>[0]['answer'] | null>(null);
  const dry = useChange('console/suppliers/post-suppliers-dry-run', { done: setAnswer });
  useDryErrors(dry.error, onErrors);
  const run = (sample: string | null) => {
    setMissing(sample === '');
    const given = tried();
    if (sample === '' || given === null) return;
    setAnswer(null);
    void dry.run({ body: { ...given, ...(sample !== null && { page: sample, secrets: {} }) } });
  };
  return (
    <>
      <div className="supplier-paste">
        <Field
          label="Sample of its list"
          hint="A page as the supplier answers it, as JSON. No secret is needed for it, and nothing is asked for."
          error={isMissing ? 'Paste a page first.' : undefined}
        >
          {(control) => (
            <TextArea {...control} mono rows={8} value={page} onChange={setPage} spellCheck={false} />
          )}
        </Field>
      </div>
      <div className="row">
        <Button busy={dry.busy} onClick={() => run(page.trim())}>
          Try this page
        </Button>
        <Button kind="quiet" busy={dry.busy} onClick={() => run(null)}>
          Ask the supplier for its first page
        </Button>
      </div>
      <FormError error={dry.error} />
      <div aria-live="polite">
        {answer?.failure && (
          <Notice kind="bad" title="There is no page that can be read">
            {answer.failure}
          </Notice>
        )}
        {answer && !answer.failure && <DryRows answer={answer} />}
      </div>
    </>
  );
}
