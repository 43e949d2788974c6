import { Button } from '@earnwall/ui/console/button';
import { useToast } from '@earnwall/ui/console/use-toast';
import FlaskConical from 'lucide-react/icons/flask-conical';
import { useChange } from '#api/use-change.ts';
import { failureWords } from './postback-words.ts';

/** A made-up postback, now: what came back is said. */
export function SendTest({ app }: { app: string }) {
  const toast = useToast();
  const { run, busy } = useChange('console/postbacks/post-apps-postback-test');
  const press = async () => {
    const sent = await run({ params: { app }, body: {} });
    if (sent === null) return toast.show({ text: 'The test was not sent: try again', kind: 'bad' });
    const { status, failure, ms } = sent;
    if (failure === null) toast.show({ text: `Test accepted: ${status} in ${ms} ms`, kind: 'good' });
    else toast.show({ text: `Test not accepted: ${failureWords(failure)}`, kind: 'bad' });
  };
  return (
    <Button icon={<FlaskConical />} busy={busy} onClick={() => void press()}>
      Send a test
    </Button>
  );
}
