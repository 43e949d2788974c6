import type { RunMode } from '@earnwall/contract/run-modes';
import {
  type SigningLanguage,
  secretVariable,
  signingCode,
  signingLanguageNames,
  signingLanguages,
} from '@earnwall/domain/console/signing-code';
import { snippetFor } from '@earnwall/domain/console/snippets';
import { Ago } from '@earnwall/ui/console/ago';
import { CodeBlock } from '@earnwall/ui/console/code-block';
import { Select } from '@earnwall/ui/console/inputs';
import { Segmented } from '@earnwall/ui/console/segmented';
import { useId, useState } from 'react';
import type { SetUp, StepFacts } from './go-live.ts';
import { Step } from './step.tsx';

const modes: readonly { value: RunMode; label: string }[] = [
  { value: 'script', label: 'Part of the page' },
  { value: 'modal', label: 'Over the page' },
  { value: 'popup', label: 'Window of its own' },
  { value: 'iframe', label: 'Frame' },
  { value: 'page', label: 'Link or redirect' },
  { value: 'single-page', label: 'Modules of a single page' },
  { value: 'single-survey', label: 'One survey by link' },
  { value: 'in-app', label: 'Phone app' },
];

export function SnippetStep({ app, setUp, next }: StepFacts) {
  const id = useId();
  const [mode, setMode] = useState<RunMode>('script');
  const { code, language, note } = snippetFor(mode, { panel: setUp.panel_url, app });
  const isOfPage = mode !== 'in-app' && mode !== 'single-survey' && mode !== 'page';
  return (
    <Step
      number={3}
      title="Snippet"
      isDone={setUp.done.snippet}
      isNext={next === 'snippet'}
      note={setUp.seen ? <Seen {...setUp.seen} /> : 'not seen yet'}
      action={
        <>
          <label className="c-unseen" htmlFor={id}>
            How the panel is shown
          </label>
          <Select
            id={id}
            value={mode}
            onChange={(value) => setMode(modes.find((one) => one.value === value)?.value ?? 'script')}
            choices={modes}
          />
        </>
      }
    >
      <p className="c-muted">{note}</p>
      <CodeBlock code={code} language={language} title={isOfPage ? 'In your page' : 'For your users'} />
      <SigningCode app={app} setUp={setUp} />
    </Step>
  );
}

function SigningCode({ app, setUp }: { app: string; setUp: SetUp }) {
  const [language, setLanguage] = useState<SigningLanguage>('node');
  const { panel_url: panel, key_end: keyEnd, requires_security_hash } = setUp;
  return (
    <>
      <Segmented
        label="Language of your server"
        choices={signingLanguages.map((value) => ({ value, label: signingLanguageNames[value] }))}
        chosen={language}
        onChoose={setLanguage}
      />
      <CodeBlock
        code={signingCode(language, { panel, app, keyEnd })}
        language={language}
        title="On your server"
      />
      <p className="c-muted">
        Put the app secret that ends in <code>{keyEnd}</code> into <code>{secretVariable}</code>.{' '}
        {requires_security_hash
          ? 'It stays on your server, never in a page or an app.'
          : 'This app requires no security hash: have it required before you go live.'}
      </p>
    </>
  );
}

function Seen({ at, origin }: { at: string; origin: string | null }) {
  return (
    <>
      seen {origin && `on ${origin.replace(/^https?:\/\//, '')} `}
      <Ago at={at} />
    </>
  );
}
