import { Button } from '@earnwall/ui/primitives/button';
import { useId } from 'react';
import { Amount } from '#lib/money/amount.tsx';
import { useText } from '#lib/text/text.tsx';
import './wallet.css';

interface Props {
  /** Points of all offers the user has begun, pending ones too. */
  collected: number;
  pending: number;
  onHistory: () => void;
}

/** What the user's offers have brought so far (OF-13). */
export function Wallet({ collected, pending, onHistory }: Props) {
  const text = useText();
  const titleId = useId();
  return (
    <section className="wallet on-card" aria-labelledby={titleId}>
      <h2 className="unseen" id={titleId}>
        {text('wallet_title')}
      </h2>
      <span className="wallet-mark" aria-hidden="true">
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M18 8V5.5A1.5 1.5 0 0 0 16.5 4h-11A2.5 2.5 0 0 0 3 6.5v11A2.5 2.5 0 0 0 5.5 20h13a2.5 2.5 0 0 0 2.5-2.5v-7A2.5 2.5 0 0 0 18.5 8H5.5A2.5 2.5 0 0 1 3 6.5M16.5 14v.01" />
        </svg>
      </span>
      <dl className="wallet-figures">
        <div>
          <dt>{text('wallet_collected')}</dt>
          <dd>
            <Amount amount={collected} />
          </dd>
        </div>
        {pending > 0 && (
          <div>
            <dt>{text('wallet_pending')}</dt>
            <dd>
              <Amount amount={pending} />
            </dd>
          </div>
        )}
      </dl>
      <Button kind="plain" onClick={onHistory}>
        {text('wallet_history')}
      </Button>
    </section>
  );
}
