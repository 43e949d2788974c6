import './sample.css';

const shortest = 60;

/** What came, as it came: its beginning, and the rest by a press. */
export function Sample({ text }: { text: string }) {
  if (text.length <= shortest) return <code>{text}</code>;
  return (
    <details className="sample">
      <summary>
        <code>{text.slice(0, shortest)}…</code>
      </summary>
      <code className="sample-whole">{text}</code>
    </details>
  );
}
