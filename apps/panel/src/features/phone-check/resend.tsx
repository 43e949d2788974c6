import { Button } from '@earnwall/ui/primitives/button';
import { useNow } from '#lib/hooks/use-now.ts';
import { useText } from '#lib/text/text.tsx';

interface Props {
  resendAt: number;
  isBusy: boolean;
  onResend: () => void;
}

/** Counts down in its own words; it stays a button all the while, so that the focus is not lost at zero. */
export function Resend({ resendAt, isBusy, onResend }: Props) {
  const text = useText();
  const now = useNow([new Date(resendAt).toISOString()]);
  const seconds = Math.max(0, Math.ceil((resendAt - now) / 1000));
  const waits = seconds > 0;
  return (
    <Button
      kind="plain"
      aria-disabled={waits || isBusy}
      data-busy={isBusy || undefined}
      onClick={() => !waits && !isBusy && onResend()}
    >
      {isBusy
        ? text('phone_check_resending')
        : waits
          ? text('phone_check_resend_in', { seconds })
          : text('phone_check_resend')}
    </Button>
  );
}
