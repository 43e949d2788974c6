import { NotReady } from '#screens/not-ready/not-ready.tsx';

export function QuestionsScreen() {
  return <NotReady />;
}
