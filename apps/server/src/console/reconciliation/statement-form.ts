// The form of a supplier's lists where its settings have one.
import type { StatementForm } from '#ports/statement-form.ts';
import type { Supply } from '#ports/supply.ts';

export function statementFormOf(
  { suppliers, networks }: Pick<Supply, 'suppliers' | 'networks'>,
  supplier_id: string,
): StatementForm | null {
  return suppliers.get(supplier_id)?.statement ?? networks.get(supplier_id)?.statement ?? null;
}
