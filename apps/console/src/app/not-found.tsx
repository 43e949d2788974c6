import { ButtonLink } from '@earnwall/ui/console/button';
import { PageHead } from '@earnwall/ui/console/page-head';
import { consoleHref } from '#lib/page-settings.ts';

/** Also for what exists but is another publisher's: nobody learns the difference. */
export function NotFound() {
  return (
    <>
      <PageHead title="Not found" />
      <p className="c-muted not-found-text">
        There is nothing at this address, or it is not yours to see. A link may be old, or cut off.
      </p>
      <ButtonLink href={consoleHref('/')}>Go to Home</ButtonLink>
    </>
  );
}
