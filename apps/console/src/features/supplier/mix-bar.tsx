import { outcomeWords } from '#features/outcomes/outcome-words.ts';
import { type Health, outcomeLooks } from './supplier-words.ts';
import './mix-bar.css';

const shownParts = 3;

/** How reports ended: a bar, and its largest parts in words. */
export function MixBar({ mix, isWhole = false }: { mix: Health['mix']; isWhole?: boolean }) {
  const total = mix.reduce((sum, { times }) => sum + times, 0);
  if (total === 0) return <span className="c-muted">no reports</span>;
  const shown = isWhole ? mix : mix.slice(0, shownParts);
  return (
    <div className="mix">
      <div className="mix-bar" aria-hidden="true">
        {mix.map(({ outcome, times }) => (
          <span
            key={outcome}
            className={`mix-part mix-${outcomeLooks[outcome]}`}
            style={{ flexGrow: times }}
            title={`${outcomeWords[outcome]} ${percent(times / total)}`}
          />
        ))}
      </div>
      <ul className="mix-words">
        {shown.map(({ outcome, times }) => (
          <li key={outcome}>
            {outcomeWords[outcome]} {percent(times / total)}
            {isWhole && <span className="c-muted"> ({times.toLocaleString('en')})</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Something is never 0%, and not all is never 100%. */
export function percent(part: number): string {
  if (part > 0 && part < 0.01) return '<1%';
  if (part > 0.99 && part < 1) return '>99%';
  return `${Math.round(part * 100)}%`;
}
