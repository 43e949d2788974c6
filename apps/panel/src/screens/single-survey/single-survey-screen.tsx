import { NotReady } from '#screens/not-ready/not-ready.tsx';

export function SingleSurveyScreen() {
  return <NotReady />;
}
