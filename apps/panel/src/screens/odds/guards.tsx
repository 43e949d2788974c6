import { useId } from 'react';
import type { OddsReport } from '#api/experiments.ts';
import { useText } from '#lib/text/text.tsx';

const states = { fine: 'how_fine', tripped: 'how_alarm', unknown: 'how_few' } as const;

/** What must not become worse, whatever is gained. */
export function Guards({ guards }: { guards: OddsReport['experiments'][number]['guards'] }) {
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h4 className="odds-test-title" id={id}>
        {text('how_guards')}
      </h4>
      <dl className="odds-facts">
        {guards.map(({ name, state }) => (
          <div key={name}>
            <dt>{text(`how_${name}`)}</dt>
            <dd className={state === 'tripped' ? 'odds-alarm' : undefined}>{text(states[state])}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
