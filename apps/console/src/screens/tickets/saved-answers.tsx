import { fillAnswer } from '@earnwall/domain/console/tickets/fill-answer';
import { Menu, type MenuItem } from '@earnwall/ui/console/menu';
import { lazy, Suspense, useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMe } from '#api/use-me.ts';
import type { Ticket } from './ticket.ts';

interface Props {
  ticket: Ticket;
  /** What is typed now. */
  text: string;
  onInsert: (text: string) => void;
}

/** Texts that are written again and again: inserted, saved from what is typed, and managed. */
export function SavedAnswers({ ticket, text, onInsert }: Props) {
  const { apps, person } = useMe();
  const { data } = useCall('console/tickets/get-saved-answers', {});
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const app = apps.find(({ id }) => id === ticket.app)?.name ?? ticket.app;
  const values = { user: ticket.uuid, app, me: person.name };
  const answers = data?.answers ?? [];
  const items: MenuItem[] = [
    ...answers.map(({ name, text: saved }) => ({
      label: name,
      onChoose: () => onInsert(fillAnswer(saved, values)),
    })),
    { label: 'Save this text…', disabled: text.trim() === '', onChoose: () => setOpen('save') },
    { label: 'Manage…', disabled: answers.length === 0, onChoose: () => setOpen('manage') },
  ];
  return (
    <>
      <Menu label="Saved answers" trigger="Saved answers" kind="quiet" size="small" items={items} />
      {open !== null && (
        <Suspense>
          <SavedAnswersDrawer
            answers={answers}
            newText={open === 'save' ? text.trim() : null}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const SavedAnswersDrawer = lazy(async () => ({
  default: (await import('./saved-answers-drawer.tsx')).SavedAnswersDrawer,
}));
