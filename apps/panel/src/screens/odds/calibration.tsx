import { calibratedDays } from '@earnwall/contract/experiments';
import type { OddsReport } from '#api/experiments.ts';
import { percentText } from '#lib/text/percent-text.ts';
import { useLocale, useText } from '#lib/text/text.tsx';

/** "When we said 60%, 58% finished", step by step (OD-01). */
export function Calibration({ calibration: { steps } }: { calibration: OddsReport['calibration'] }) {
  const text = useText();
  const locale = useLocale();
  const [most] = steps
    .filter(({ finished }) => finished !== null)
    .toSorted((one, other) => other.starts - one.starts);
  const example =
    most &&
    text('how_example', {
      said: percentText(most.said, locale),
      finished: percentText(most.finished ?? 0, locale),
    });
  const label = example ?? text('how_title');
  return (
    <section className="odds-card on-card" aria-label={label}>
      {/* Without one the page's title, right above, says all there is to say. */}
      {example && <h2 className="odds-heading">{example}</h2>}
      <p className="odds-note">{text('how_intro', { days: calibratedDays })}</p>
      {steps.length === 0 ? <p>{text('how_none')}</p> : <Steps steps={steps} label={label} />}
    </section>
  );
}

function Steps({ steps, label }: { steps: OddsReport['calibration']['steps']; label: string }) {
  const text = useText();
  const locale = useLocale();
  const starts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' });
  return (
    <table className="odds-table" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{text('how_said')}</th>
          <th scope="col">{text('how_finished')}</th>
          <th scope="col">{text('how_starts')}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map((step) => (
          <tr key={step.said}>
            <th scope="row">{percentText(step.said, locale)}</th>
            <td className={step.finished === null ? 'odds-few' : undefined}>
              {step.finished === null ? text('how_few') : percentText(step.finished, locale)}
            </td>
            <td>{starts.format(step.starts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
