import './dotted-line.css';

/** "Good odds · about 60%": where a line breaks there is no dot, at neither end of it. */
export function DottedLine({ facts }: { facts: readonly string[] }) {
  return (
    <span className="dotted">
      <span>
        {facts.map((fact, at) => (
          <span key={fact}>
            {at > 0 && <i> · </i>}
            {fact}
          </span>
        ))}
      </span>
    </span>
  );
}
