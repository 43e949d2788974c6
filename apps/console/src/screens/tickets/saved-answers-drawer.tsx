import type { SavedAnswer } from '@earnwall/contract/entities/saved-answer';
import { Drawer } from '@earnwall/ui/console/drawer';
import { Empty } from '@earnwall/ui/console/empty';
import { useToast } from '@earnwall/ui/console/use-toast';
import { useQueryClient } from '@tanstack/react-query';
import { callConsole } from '#api/client.ts';
import { useChange } from '#api/use-change.ts';
import { SavedAnswerForm } from './saved-answer-form.tsx';

interface Props {
  answers: readonly SavedAnswer[];
  /** What is typed in the composer, to save it; null: to look after those that are there. */
  newText: string | null;
  onClose: () => void;
}

const list = 'console/tickets/get-saved-answers';

export function SavedAnswersDrawer({ answers, newText, onClose }: Props) {
  const toast = useToast();
  const queries = useQueryClient();
  const add = useChange('console/tickets/post-saved-answers', { refresh: [list] });
  const remove = useChange('console/tickets/post-saved-answers-delete', { refresh: [list] });
  const save = async (body: { name: string; text: string }) => {
    if ((await add.run({ body })) === null) return;
    toast.show({ text: `Saved as “${body.name}”` });
    onClose();
  };
  const drop = async ({ id, name, text }: SavedAnswer) => {
    if ((await remove.run({ params: { id }, body: {} })) === null) return;
    toast.show({
      text: `“${name}” deleted`,
      undo: async () => {
        await callConsole('console/tickets/post-saved-answers', { body: { name, text } });
        await queries.invalidateQueries({ queryKey: [list] });
      },
    });
  };
  if (newText !== null)
    return (
      <Drawer title="Save an answer" onClose={onClose}>
        <SavedAnswerForm
          given={{ name: '', text: newText }}
          busy={add.busy}
          error={add.error}
          onSave={(body) => void save(body)}
        />
      </Drawer>
    );
  return (
    <Drawer title="Saved answers" onClose={onClose}>
      {answers.length === 0 && <Empty title="No saved answers" />}
      {answers.map((answer) => (
        <ChangedAnswer
          key={answer.id}
          answer={answer}
          isDropping={remove.busy}
          onDrop={() => void drop(answer)}
        />
      ))}
    </Drawer>
  );
}

interface ChangedProps {
  answer: SavedAnswer;
  isDropping: boolean;
  onDrop: () => void;
}

function ChangedAnswer({ answer, isDropping, onDrop }: ChangedProps) {
  const toast = useToast();
  const change = useChange('console/tickets/put-saved-answers', { refresh: [list] });
  const save = async (body: { name: string; text: string }) => {
    if (await change.run({ params: { id: answer.id }, body })) toast.show({ text: `“${body.name}” saved` });
  };
  return (
    <details className="saved-answer">
      <summary>{answer.name}</summary>
      <SavedAnswerForm
        given={answer}
        busy={change.busy}
        error={change.error}
        onSave={(body) => void save(body)}
        onDrop={onDrop}
        isDropping={isDropping}
      />
    </details>
  );
}
