import { PageHead } from '@earnwall/ui/console/page-head';
import { useMe } from '#api/use-me.ts';
import { roleNames } from '#features/roles/roles.ts';
import { Factors } from './factors.tsx';
import { Look } from './look.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordChange } from './password-change.tsx';
import { Sessions } from './sessions.tsx';
import './me.css';

/** One's own account. */
export function MeScreen() {
  const { person } = useMe();
  const { email, role, publisher } = person;
  return (
    <div className="me">
      <PageHead title="Me" note={[email, roleNames[role], publisher?.name].filter(Boolean).join(' · ')} />
      <NameForm />
      <PasswordChange />
      <Factors />
      <Sessions />
      <Look />
    </div>
  );
}
