import { Button } from '@earnwall/ui/primitives/button';
import { useId, useState } from 'react';
import { usePendingTotal } from '#api/offers.ts';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import { PendingList } from './pending-list.tsx';
import './pending-points.css';

/** Points of offers that wait for their day: their sum, and behind a press each of them (AH-02). Without any, nothing. */
export function PendingPoints() {
  const text = useText();
  const titleId = useId();
  const listId = useId();
  const total = usePendingTotal();
  const [isOpen, setIsOpen] = useState(false);
  if (!total) return null;
  return (
    <section className="pending on-card" aria-labelledby={titleId}>
      <div className="pending-head">
        <div className="pending-sum">
          <h2 className="pending-title" id={titleId}>
            {text('pending_title')}
          </h2>
          <p className="pending-total">
            <Amount amount={total} />
          </p>
        </div>
        <Button
          kind="soft"
          aria-describedby={titleId}
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {text(isOpen ? 'pending_hide' : 'pending_show')}
        </Button>
      </div>
      {isOpen && (
        <div className="pending-list" id={listId}>
          <PendingList />
        </div>
      )}
    </section>
  );
}
