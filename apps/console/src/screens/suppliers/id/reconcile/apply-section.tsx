import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { ConfirmByName } from '@earnwall/ui/console/confirm-by-name';
import { Notice } from '@earnwall/ui/console/notice';
import { Section } from '@earnwall/ui/console/section';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useChange } from '#api/use-change.ts';
import { useMay } from '#api/use-me.ts';
import { FormError } from '#features/form/form-error.tsx';
import { ReasonField } from '#features/reason/reason-field.tsx';
import { useReason } from '#features/reason/use-reason.ts';
import type { Supplier } from '#features/supplier/supplier.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { type Answer, count, dueCount } from './reconciliation-words.ts';

const refresh = [
  'console/reconciliations/get-reconciliations-id',
  'console/reconciliations/get-reconciliations',
  'console/reconciliations/get-reconciliations-findings',
] as const;

interface Props {
  supplier: Supplier['supplier'];
  data: Answer;
}

/** Applies all of it or nothing; money moves, so that the supplier's id is typed. */
export function ApplySection({ supplier, data: { reconciliation } }: Props) {
  const mayApply = useMay('supply:write');
  const { id, state, broken, compared_at } = reconciliation;
  if (state === 'applied')
    return (
      <Section title="Applied">
        <Notice
          kind="good"
          title="Every finding that could be applied was"
          action={
            <ButtonLink
              size="small"
              href={consoleHref(`/audit?what=${encodeURIComponent(`statement ${id} of`)}`)}
            >
              See it in the audit
            </ButtonLink>
          }
        >
          The same list again finds nothing more. Each movement stands in the ledger of its user: the findings
          below lead there.
        </Notice>
      </Section>
    );
  if (!mayApply || broken > 0 || state === 'comparing' || state === 'applying') return null;
  if (!compared_at) return <CompareAgain id={id} />;
  if (dueCount(reconciliation) === 0)
    return (
      <Section title="Apply">
        <p className="c-muted">There is nothing to apply: what was found is left to people.</p>
      </Section>
    );
  return <ApplyForm supplier={supplier} reconciliation={reconciliation} />;
}

function CompareAgain({ id }: { id: number }) {
  const comparing = useChange('console/reconciliations/post-reconciliations-compare', { refresh });
  return (
    <Section title="Compare">
      <p>Its lines are here, and were not compared yet.</p>
      <div>
        <Button busy={comparing.busy} onClick={() => void comparing.run({ params: { reconciliation: id } })}>
          Compare
        </Button>
      </div>
      <FormError error={comparing.error} />
    </Section>
  );
}

function ApplyForm({
  supplier,
  reconciliation,
}: { supplier: Supplier['supplier'] } & Pick<Answer, 'reconciliation'>) {
  const toast = useToast();
  const applying = useChange('console/reconciliations/post-reconciliations-apply', {
    refresh,
    done: () => toast.show({ text: 'It is being applied.', kind: 'good' }),
  });
  const reason = useReason(applying.error);
  const due = dueCount(reconciliation);
  const apply = () => {
    const given = reason.given();
    if (given !== null)
      void applying.run({ params: { reconciliation: reconciliation.id }, body: { reason: given } });
  };
  return (
    <Section title="Apply" note="as a whole, or not at all">
      <div className="supplier-form">
        <p>
          {count(due, 'finding')} become reports of {supplier.name} like any other: people’s balances change,
          and publishers are told by postbacks. A report after the supplier’s deadline waits for an operator
          instead.
        </p>
        <ReasonField {...reason.field} />
        <ConfirmByName
          name={supplier.id}
          what={`Apply ${count(due, 'finding')}`}
          onConfirm={apply}
          busy={applying.busy}
        />
        <FormError error={applying.error} />
      </div>
    </Section>
  );
}
