import { Ago } from '@earnwall/ui/console/ago';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { Copy } from '@earnwall/ui/console/copy';
import { ErrorState } from '@earnwall/ui/console/error-state';
import ExternalLink from 'lucide-react/icons/external-link';
import { useChange } from '#api/use-change.ts';
import type { StepFacts } from './go-live.ts';
import { QrCode } from './qr-code.tsx';
import { Step } from './step.tsx';

interface Props extends StepFacts {
  isTest: boolean;
  /** Then the page's main button is another one. */
  isReady: boolean;
}

export function TestUserStep({ app, setUp: { test_user, done }, next, isTest, isReady }: Props) {
  const make = useChange('console/go-live/post-apps-go-live-test-user', {
    refresh: ['console/go-live/get-apps-go-live'],
  });
  const another = (
    <Button busy={make.busy} onClick={() => void make.run({ params: { app } })}>
      {test_user ? 'New test user' : 'Make a test user'}
    </Button>
  );
  return (
    <Step
      number={4}
      title="Test user"
      isDone={done.test_user}
      isNext={next === 'test_user'}
      note={
        test_user ? `${test_user.id}, pays nobody` : isTest ? 'none yet' : 'only while the app is in Test'
      }
    >
      {test_user ? (
        <div className="golive-user">
          <QrCode rows={test_user.qr} label="The link of the test user as a QR code" />
          <div className="golive-user-text">
            <p className="c-muted">
              Scan with a phone, or open the link on this device. It signs in as a test user and ends{' '}
              <Ago at={test_user.expires_at} />. Whoever has it can open it.
            </p>
            <div className="golive-link">
              <code translate="no">{test_user.link}</code>
              <Copy text={test_user.link} label="Copy the link" iconOnly />
            </div>
            <div className="golive-buttons">
              <ButtonLink
                kind={isReady ? 'plain' : 'primary'}
                href={test_user.link}
                target="_blank"
                rel="noreferrer"
                icon={<ExternalLink />}
              >
                Open test panel
              </ButtonLink>
              {another}
            </div>
          </div>
        </div>
      ) : (
        isTest && another
      )}
      {make.error && <ErrorState error={make.error} />}
    </Step>
  );
}
