import type { Role } from '@earnwall/contract/console-access';
import type { WantedPublisher } from './publisher-choice.tsx';

interface Typed {
  name: string;
  email: string;
  role: Role | null;
  /** `own` where nobody has to choose one. */
  wanted: WantedPublisher | 'own';
}

/** What is missing before anything is sent, by the field. */
export function inviteProblems({ name, email, role, wanted }: Typed): Record<string, string> {
  const hasNoPublisher =
    wanted === null || (wanted !== 'own' && 'name' in wanted && wanted.name.trim() === '');
  return {
    ...(name.trim() === '' && { name: 'Enter their name.' }),
    ...(!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()) && {
      email: 'Enter a mail address such as name@example.com.',
    }),
    ...(role === null && { role: 'Choose a role.' }),
    ...(hasNoPublisher && {
      publisher_id: wanted === null ? 'Choose the publisher they work for.' : 'Enter a name.',
    }),
  };
}
