import { Field } from '@earnwall/ui/console/field';
import { NumberInput } from '@earnwall/ui/console/inputs';
import { useMay, useMe } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';

/** Whose share, and how much of what suppliers pay, in percent. */
export interface PayoutShare {
  publisher_id: string;
  share: string;
}

/** Agreed with the publisher, so that no app's settings change it: read beside the users' share. */
export function PayoutShareField({ payoutShare: { publisher_id, share } }: { payoutShare: PayoutShare }) {
  const isOwn = useMe().person.publisher !== null;
  const maySet = useMay('publishers');
  const team = consoleHref(`/team?open=${encodeURIComponent(`publisher:${publisher_id}`)}`);
  const change = maySet ? <a href={team}>Change it under Team</a> : 'Only an admin changes it.';
  return (
    <Field
      label={isOwn ? 'Your share' : 'Publisher’s share'}
      hint={<>Of what a supplier pays, by agreement. {change}</>}
    >
      {(control) => <NumberInput {...control} suffix="%" value={share} disabled onChange={() => {}} />}
    </Field>
  );
}
