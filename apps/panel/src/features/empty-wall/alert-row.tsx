import { Button } from '@earnwall/ui/primitives/button';
import { useText } from '#lib/text/text.tsx';

interface Props {
  title: string;
  /** How it stands, or what happens when it is turned on. */
  note: string;
  /** Something went wrong with the last press. */
  hasFailed: boolean;
  /** Absent where nothing can be done here. */
  action?: { label: string; isBusy: boolean; onPress: () => void };
}

/** One way of being told, with its switch. */
export function AlertRow({ title, note, hasFailed, action }: Props) {
  const text = useText();
  return (
    <div className="alert-row">
      <div>
        <h3 className="alert-row-title">{title}</h3>
        <p className={hasFailed ? 'alert-row-note alert-row-failed' : 'alert-row-note'} role="status">
          {hasFailed ? text('phone_failed') : note}
        </p>
      </div>
      {action && (
        <Button
          kind="soft"
          aria-label={`${action.label}: ${title}`}
          aria-disabled={action.isBusy}
          onClick={action.isBusy ? undefined : action.onPress}
        >
          {action.label}
        </Button>
      )}
    </div>
  );
}
