import './odds-bar.css';

const tenths = [10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** The number beside it as a bar of ten pieces, for the eye alone. Odds come in steps of half a piece. */
export function OddsBar({ odds }: { odds: number }) {
  return (
    <span className="odds-bar" aria-hidden="true">
      {tenths.map((upTo) => (
        <i key={upTo} className={odds >= upTo ? 'full' : odds > upTo - 10 ? 'half' : ''} />
      ))}
    </span>
  );
}
