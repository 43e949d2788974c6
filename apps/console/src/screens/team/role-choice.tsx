import { publisherRoles, type Role, roles } from '@earnwall/contract/console-access';
import { useId } from 'react';
import { useMe } from '#api/use-me.ts';
import { roleNames, roleSentences } from '#features/roles/roles.ts';

interface Props {
  chosen: Role | null;
  onChoose: (role: Role) => void;
  error?: string | readonly string[] | undefined;
}

/** The roles that one may give, each with what it is for. */
export function RoleChoice({ chosen, onChoose, error }: Props) {
  const { person } = useMe();
  const name = useId();
  const problem = typeof error === 'object' ? error.join(' ') : error;
  return (
    <fieldset className="team-roles" aria-describedby={problem ? `${name}-error` : undefined}>
      <legend>Role</legend>
      {(person.publisher === null ? roles : publisherRoles).map((role) => (
        <label key={role} className="team-role">
          <input
            type="radio"
            name={name}
            value={role}
            checked={role === chosen}
            onChange={() => onChoose(role)}
          />
          <span>
            <strong>{roleNames[role]}</strong>
            <span className="c-muted">{roleSentences[role]}</span>
          </span>
        </label>
      ))}
      <p className="c-field-error" id={`${name}-error`} aria-live="polite">
        {problem}
      </p>
    </fieldset>
  );
}
