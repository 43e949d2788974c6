import { consoleHref } from '#lib/page-settings.ts';
import type { StepFacts } from './go-live.ts';
import { Step } from './step.tsx';

export function OriginsStep({ app, setUp: { origins, done }, next }: StepFacts) {
  return (
    <Step
      number={1}
      title="Origins"
      isDone={done.origins}
      isNext={next === 'origins'}
      note={
        origins.length > 0 ? (
          <span className="golive-list">
            {origins.map((origin) => origin.replace(/^https:\/\//, '')).join(', ')}
          </span>
        ) : (
          'The pages that may frame the panel, as https://game.example'
        )
      }
      action={<Change app={app} what="origins" />}
    />
  );
}

export function CurrencyStep({ app, setUp: { currency, done }, next }: StepFacts) {
  const digits = ['no decimals', 'one decimal', 'two decimals', 'three decimals'][currency.decimals];
  return (
    <Step
      number={2}
      title="Currency"
      isDone={done.currency}
      isNext={next === 'currency'}
      note={`$1.00 survey shows ${currency.example} ${currency.name}, ${digits}`}
      action={<Change app={app} what="currency" />}
    />
  );
}

function Change({ app, what }: { app: string; what: string }) {
  return (
    <a className="golive-change" href={consoleHref(`/apps/${encodeURIComponent(app)}/settings#${what}`)}>
      Change<span className="c-unseen"> {what}</span>
    </a>
  );
}
