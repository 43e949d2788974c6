import { ButtonLink } from '@earnwall/ui/console/button';
import type { ListAddress } from './use-list-address.ts';
import './pages.css';

interface Props {
  address: ListAddress<string>;
  /** Where the next page begins; null after the last one. */
  next: string | number | null | undefined;
  first?: string;
  more?: string;
}

/** The way through the pages of a list; nothing where one page has all. */
export function Pages({ address, next = null, first = 'First page', more = 'Next page' }: Props) {
  if (address.after === null && next === null) return null;
  return (
    <div className="pages">
      {address.after !== null && (
        <ButtonLink href={address.hrefWith({ after: null, open: null })} kind="quiet">
          {first}
        </ButtonLink>
      )}
      {next !== null && (
        <ButtonLink href={address.hrefWith({ after: String(next), open: null })}>{more}</ButtonLink>
      )}
    </div>
  );
}
