import { Button } from '@earnwall/ui/primitives/button';
import { useWays } from '#features/support-ways/use-ways.ts';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';

/** To a ticket about this attempt: for somebody who is logged in, where the design has help. */
export function AskAbout({ cid, hasHelp }: { cid: string; hasHelp: boolean }) {
  const text = useText();
  const loggedIn = useSession((session) => session.loggedIn);
  const { ticket } = useWays({ attempt: cid });
  return (
    loggedIn &&
    hasHelp && (
      <div className="result-ask">
        <Button kind="plain" onClick={ticket}>
          {text('timeline_support')}
        </Button>
      </div>
    )
  );
}
