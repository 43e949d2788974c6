import { Button } from '@earnwall/ui/primitives/button';
import { Dialog } from '@earnwall/ui/primitives/dialog';
import type { ReactNode } from 'react';
import { LoadFailure } from '#lib/loading/lazy-part.tsx';
import { useText } from '#lib/text/text.tsx';
import { Boundary } from './boundary.tsx';

interface Props {
  part: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that fails is replaced by one that says so; what it lies over stays as it is (decision 0080). */
export function DialogBoundary({ part, onClose, children }: Props) {
  return (
    <Boundary
      part={part}
      fallback={(error) => {
        // A lost connection is shown by the screen.
        if (error instanceof LoadFailure) throw error;
        return <BrokenDialog onClose={onClose} />;
      }}
    >
      {children}
    </Boundary>
  );
}

function BrokenDialog({ onClose }: { onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text('error_broken')} onClose={onClose}>
      <p>{text('error_broken-text')}</p>
      <Button onClick={onClose}>{text('close')}</Button>
    </Dialog>
  );
}
