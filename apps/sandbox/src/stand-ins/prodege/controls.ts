// What testers can make Prodege do.
import type { Control } from '../controls.ts';
import type { StandInTools } from '../stand-in.ts';
import type { Reconciliations } from './reconciliations.ts';
import { redirectUrl } from './redirect.ts';
import type { Transactions } from './transactions.ts';

export function prodegeControls(
  tools: StandInTools,
  transactions: Transactions,
  reconciliations: Reconciliations,
): readonly Control[] {
  const found = (ids = '') => ids.split(/[\s,]+/).map((transid) => transactions.get(transid));
  return [
    {
      ...{ name: 'transactions', label: 'All transactions', fields: [] },
      run: async () => transactions.all,
    },
    {
      name: 'reconcile',
      label: 'Reconcile',
      fields: [
        { name: 'transids', label: 'Transactions' },
        { name: 'newstatus', label: 'New status', options: ['1', '2', '3', '4'] },
      ],
      run: async ({ transids, newstatus }) => reconciliations.reconcile(found(transids), Number(newstatus)),
    },
    {
      ...{ name: 'repeat', label: 'Send the last batch once more', fields: [] },
      run: async () => reconciliations.repeat(),
    },
    {
      ...{ name: 'resend', label: 'Send again what was not received', fields: [] },
      run: async () => reconciliations.resend(),
    },
    {
      ...{ name: 'forge', label: 'Send the last batch, signed by somebody else', fields: [] },
      run: async () => reconciliations.forge(),
    },
    {
      name: 'forged-return',
      label: 'Address of a return with another status than the one signed',
      fields: [{ name: 'transid', label: 'Transaction' }],
      run: async ({ transid }) => {
        const signed = redirectUrl(tools, transactions.get(transid), { status: '3', termreason: '' });
        return { url: signed.replace('status=3', 'status=1') };
      },
    },
  ];
}
