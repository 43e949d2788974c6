import { CodeBlock } from '@earnwall/ui/console/code-block';
import { OpenMessage } from '#features/open-card/open-message.tsx';

export function NoKey() {
  return (
    <OpenMessage title="Open the link of the start">
      <p>
        Earnwall waits for its first admin. Only who runs the server can be it: the link has a key, and this
        address has none, or a wrong one.
      </p>
      <p>Every start prints the link until there is an admin. On your own machine:</p>
      <CodeBlock code="npm start" language="bash" />
      <p>In production it is in the log of the server, after “The console has no admin yet”:</p>
      <CodeBlock code="docker compose logs | grep set-up" language="bash" />
    </OpenMessage>
  );
}
