import { Button } from '@earnwall/ui/console/button';
import { Secret } from '@earnwall/ui/console/secret';
import { useState } from 'react';
import type { StepFacts } from './go-live.ts';
import { PostbackForm } from './postback-form.tsx';
import { Step } from './step.tsx';

/** Where postbacks are sent. The secret of a new address is shown here, once. */
export function PostbackStep({ app, setUp: { postback, done }, next }: StepFacts) {
  const [isOpen, setOpen] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const isShown = isOpen || (postback === null && secret === null);
  return (
    <Step
      number={5}
      title="Postback URL"
      isDone={done.postback}
      isNext={next === 'postback'}
      note={postback ? <code translate="no">{postback.url}</code> : 'none yet'}
      action={
        postback &&
        !isOpen && (
          <Button
            kind="quiet"
            size="small"
            aria-label="Change the postback URL"
            onClick={() => setOpen(true)}
          >
            Change
          </Button>
        )
      }
    >
      {secret !== null && <Secret value={secret} name="postback secret" onDone={() => setSecret(null)} />}
      {isShown && (
        <PostbackForm
          app={app}
          before={postback}
          onCancel={postback ? () => setOpen(false) : null}
          onSaved={(made) => {
            setSecret(made);
            setOpen(false);
          }}
        />
      )}
    </Step>
  );
}
