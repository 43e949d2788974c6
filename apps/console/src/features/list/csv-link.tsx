import type { ConsoleCallName } from '@earnwall/contract/console-calls';
import { ButtonLink } from '@earnwall/ui/console/button';
import Download from 'lucide-react/icons/download';
import { addressOf, type LooseAsked } from '#api/asked.ts';

interface Props {
  call: ConsoleCallName;
  /** The filters of the list that is shown. */
  asked?: LooseAsked;
  /** The file's name. */
  name: string;
}

/** The same list as a file: all pages. */
export function CsvLink({ call, asked = {}, name }: Props) {
  const href = addressOf(call, { ...asked, query: { ...asked.query, format: 'csv' } });
  return (
    <ButtonLink href={href} icon={<Download />} download={`${name}.csv`}>
      CSV
    </ButtonLink>
  );
}
