// What testers can make Lootably do.
import type { Control } from '../controls.ts';
import type { Postbacks } from './postbacks.ts';

const transaction = [{ name: 'transaction', label: 'Transaction' }];

export function lootablyControls(postbacks: Postbacks): readonly Control[] {
  return [
    {
      ...{ name: 'conversions', label: 'All conversions', fields: [] },
      run: async () => [...postbacks.conversions.values()],
    },
    {
      ...{ name: 'chargeback', label: 'Take back', fields: transaction },
      run: async (values) => postbacks.report(values.transaction, '0'),
    },
    {
      ...{ name: 'repeat', label: 'Send once more', fields: transaction },
      run: async (values) => postbacks.report(values.transaction, '1'),
    },
    {
      ...{ name: 'forge', label: 'Send with a hash of somebody else', fields: transaction },
      run: async (values) => postbacks.forge(values.transaction),
    },
    {
      ...{ name: 'resend', label: 'Send again what was not received', fields: [] },
      run: async () => postbacks.resend(),
    },
  ];
}
