import { NotReady } from '#screens/not-ready/not-ready.tsx';

export function PrivacyPolicyScreen() {
  return <NotReady />;
}
