import type { ConsoleAnswerOf } from '@earnwall/contract/console-call-types';
import { presenceTimes } from '@earnwall/contract/presence';
import { useEffect, useRef, useState } from 'react';
import { callConsole } from '#api/client.ts';
import type { Ticket } from './ticket.ts';

const call = 'console/tickets/put-tickets-presence';
type Answer = ConsoleAnswerOf<typeof call>;
export type Other = Answer['others'][number];

/** What is written here at the moment; null while nobody types. */
export type Writing = 'reply' | 'note' | null;

interface Watched {
  ticket: Ticket | null;
  writing: Writing;
  /** The thread is another one than is shown. */
  onMoved: () => void;
}

/** Says that this page has the ticket open while it is in sight, and answers who else has. */
export function usePresence(id: string, { ticket, writing, onMoved }: Watched): readonly Other[] {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const doing = writing ?? 'looking';

  useEffect(() => {
    let isOver = false;
    const say = async (what: typeof doing | 'gone') => {
      const asked = { params: { id }, body: { doing: what } };
      // It is said again in a moment, and nothing that is shown depends on it.
      const said = await callConsole(call, asked, { isInterruptible: false }).catch(() => null);
      if (said && !isOver && what !== 'gone') setAnswer(said);
    };
    const sayIfSeen = () => void say(document.visibilityState === 'hidden' ? 'gone' : doing);
    sayIfSeen();
    const timer = setInterval(() => {
      if (document.visibilityState !== 'hidden') void say(doing);
    }, presenceTimes.everyMs);
    document.addEventListener('visibilitychange', sayIfSeen);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', sayIfSeen);
    };
  }, [id, doing]);

  // Whoever goes on to another ticket has left this one.
  useEffect(
    () => () => {
      const asked = { params: { id }, body: { doing: 'gone' as const } };
      void callConsole(call, asked, { isInterruptible: false }).catch(() => null);
    },
    [id],
  );

  const told = useRef<string | null>(null);
  const isMoved =
    answer !== null &&
    ticket !== null &&
    markOf(answer) !== markOf({ ...ticket, credits: ticket.credits.length });
  const mark = answer && markOf(answer);
  useEffect(() => {
    // Once for each move: an answer that came late must not ask for ever.
    if (!isMoved || told.current === mark) return;
    told.current = mark;
    onMoved();
  });
  return answer?.others ?? [];
}

const markOf = ({ last, state, assignee, credits }: Omit<Answer, 'others'>): string =>
  JSON.stringify([last, state, assignee, credits]);
