import { Button } from '@earnwall/ui/console/button';
import Send from 'lucide-react/icons/send';
import { type ConsolePostback, counted } from './postback-words.ts';
import { useResend } from './use-resend.ts';

interface Props {
  selected: readonly ConsolePostback[];
  onDone: () => void;
}

/** What can be done with the rows that were chosen. */
export function SelectedBar({ selected, onDone }: Props) {
  const { resend, busy, error } = useResend();
  const press = async () => {
    if (await resend(selected)) onDone();
  };
  return (
    <section className="postback-selected" aria-label="Chosen postbacks">
      <span>{`${counted(selected.length, 'postback')} chosen`}</span>
      <Button size="small" icon={<Send />} busy={busy} onClick={() => void press()}>
        Resend chosen
      </Button>
      <Button size="small" kind="quiet" onClick={onDone}>
        Clear
      </Button>
      {error && (
        <p className="postback-error" role="alert">
          {error.message}
        </p>
      )}
    </section>
  );
}
