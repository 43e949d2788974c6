import './segments.css';

interface Props {
  /** 0 to 1 each. */
  segments: readonly number[];
}

/** A bar with a piece for each thing to reach. What it shows stands beside it as text, so nobody needs to hear it. */
export function Segments({ segments }: Props) {
  return (
    <span className="segments" aria-hidden="true">
      {segments.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a milestone keeps its place.
        <span key={at} className="segment">
          <span className="segment-done" style={{ transform: `scaleX(${share})` }} />
        </span>
      ))}
    </span>
  );
}
