import { Secret } from '@earnwall/ui/console/secret';
import type { Made } from './made-invitation.ts';
import '#lib/stack.css';

interface Props {
  made: Made;
  name: string;
  onDone: () => void;
}

/** To copy now: nobody can read it here afterwards. */
export function MadeLink({ made, name, onDone }: Props) {
  return (
    <div className="stack">
      <p>{made.text}</p>
      <Secret value={made.link} name={name} onDone={onDone} />
    </div>
  );
}
