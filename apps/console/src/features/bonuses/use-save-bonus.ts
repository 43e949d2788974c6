import type { BonusPlan, OperatedBonus } from '@earnwall/contract/entities/operated-bonus';
import { useState } from 'react';
import { useChange } from '#api/use-change.ts';

const shown = ['console/bonuses/get-bonuses', 'console/bonuses/get-bonuses-id'] as const;

/** Plans a new one, or changes one. A new one has its key from the start: sent twice, it is made once. */
export function useSaveBonus(bonus: OperatedBonus | null, onSaved: (bonus: OperatedBonus) => void) {
  const [key] = useState(() => crypto.randomUUID());
  const options = { refresh: shown, done: (answer: { bonus: OperatedBonus }) => onSaved(answer.bonus) };
  const plan = useChange('console/bonuses/post-bonuses', options);
  const change = useChange('console/bonuses/put-bonuses-id', options);
  const { busy, error } = bonus ? change : plan;
  return {
    busy,
    error,
    run: (app: string, body: BonusPlan) =>
      bonus ? change.run({ params: { id: bonus.id }, body }) : plan.run({ body: { key, app, ...body } }),
  };
}
