import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import './wait-note.css';

/** Counts down in sight; aloud it says only how long, and when it is over. Nothing is there where nobody waited. */
export function WaitNote({ seconds }: { seconds: number }) {
  // Not each second: a voice that counts along could not be understood.
  const [said, setSaid] = useState({ isWaiting: false, text: '' });
  const isWaiting = seconds > 0;
  if (isWaiting !== said.isWaiting) {
    const begins = `Too many tries. Wait ${seconds} seconds, then try again.`;
    setSaid({ isWaiting, text: isWaiting ? begins : 'You can try again now.' });
  }
  return (
    <>
      {isWaiting && (
        <p className="wait-note" aria-hidden="true">
          <Hourglass />
          <span>
            Too many tries. You can try again in <strong>{seconds} s</strong>.
          </span>
        </p>
      )}
      <p className="c-unseen" role="status">
        {said.text}
      </p>
    </>
  );
}
