import { ButtonLink } from '@earnwall/ui/console/button';
import { PageHead } from '@earnwall/ui/console/page-head';
import { useMe } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';

/** A page that exists, for other roles. */
export function NotAllowed() {
  const { role, publisher } = useMe().person;
  return (
    <>
      <PageHead title="Not for your role" />
      <p className="c-muted not-found-text">
        Your role, {role}, may not open this page. {publisher ? 'An owner of your company' : 'An admin'} can
        give you another one.
      </p>
      <ButtonLink href={consoleHref('/')}>Go to Home</ButtonLink>
    </>
  );
}
