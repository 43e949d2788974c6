import { useId } from 'react';
import type { OddsReport } from '#api/experiments.ts';
import { plainDates } from '#lib/text/moment-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';
import { Guards } from './guards.tsx';
import { liftTexts } from './lift-texts.ts';

type Experiment = OddsReport['experiments'][number];

/** Experiments in plain words: what was gained, how certain that is, on how many people, and whether anything got worse. */
export function Experiments({ experiments }: { experiments: readonly Experiment[] }) {
  const text = useText();
  const id = useId();
  return (
    <section className="odds-card on-card" aria-labelledby={id}>
      <h2 className="odds-heading" id={id}>
        {text('how_tests')}
      </h2>
      <p className="odds-note">{text('how_tests_intro')}</p>
      {experiments.map((experiment) => (
        <OneExperiment key={experiment.name} experiment={experiment} />
      ))}
    </section>
  );
}

const decisions = {
  running: 'how_few',
  better: 'how_better',
  worse: 'how_worse',
  no_difference: 'how_no_difference',
  guard_tripped: 'how_guard_tripped',
} as const;

function OneExperiment({ experiment: { decision, lift, arms, since, guards } }: { experiment: Experiment }) {
  const text = useText();
  const locale = useLocale();
  const people = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  const date = new Intl.DateTimeFormat(locale, { ...plainDates, dateStyle: 'long', timeZone: 'UTC' });
  return (
    <article className="odds-test">
      <h3 className="odds-test-title">{text('how_ranking')}</h3>
      <p className="odds-test-decision">{text(decisions[decision])}</p>
      {lift && (
        <>
          <p className="odds-test-lift">{text('how_lift', liftTexts(lift, locale))}</p>
          <p className="odds-note">{text('how_any_time')}</p>
        </>
      )}
      <dl className="odds-facts">
        {arms.map(({ name, people: count }, at) => (
          <div key={name}>
            <dt>{text(at === 0 ? 'how_new_order' : 'how_old_order')}</dt>
            <dd>{people.format(count)}</dd>
          </div>
        ))}
      </dl>
      <Guards guards={guards} />
      {since && <p className="odds-note">{text('how_since', { date: date.format(new Date(since)) })}</p>}
    </article>
  );
}
