// Entry links that a supplier makes on request. They are fetched outside of transactions, before anything is started: a
// supplier that is slow or down holds no connection, and nobody's click is started without a way in (decision 0115).
import type { EnteringClick, FetchedLink, Supplier } from '#ports/supplier.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findRedirectHosts } from '#store/surveys/clicks-with-owners.ts';
import { keepEntryLink } from '#store/surveys/entry-links.ts';
import { isAllowed } from './entry-address.ts';

/** What a person waits at most for a supplier. */
export const linkTimeoutMs = 5_000;

export interface WantedLink {
  readonly supplier_id: string;
  readonly survey_id: number;
  readonly from: FetchedLink;
  readonly click: Omit<EnteringClick, 'link'>;
}

/** Null when the address can be made without asking the supplier. */
export function wantedLink(
  { id: supplier_id, fetchLink: from }: Supplier,
  survey: { id: number },
  { link, ...click }: EnteringClick,
  fetched: string | null,
): WantedLink | null {
  const isThere = !from || fetched !== null || (from.per === 'survey' && link !== null);
  return isThere ? null : { supplier_id, survey_id: survey.id, from, click };
}

/** Throws `unavailable` whatever the supplier's failure is: the browser tries again by itself. */
export async function fetchEntryLink(
  { database }: Pick<Context, 'database'>,
  { supplier_id, survey_id, from, click }: WantedLink,
): Promise<string> {
  const link = await from.fetch(click, AbortSignal.timeout(linkTimeoutMs)).catch((cause: unknown) => {
    throw unavailable(cause);
  });
  // A link that nobody may be sent to is not stored either: the next one may be better.
  const hosts = await findRedirectHosts(database.db, supplier_id);
  if (!URL.canParse(link) || !isAllowed(new URL(link), hosts))
    throw unavailable(
      new Error(`The supplier ${supplier_id} made an entry link to a host that is not its own`),
    );
  return from.per === 'survey' ? await keepEntryLink(database.db, survey_id, link) : link;
}

function unavailable(cause: unknown): ApiError {
  return new ApiError('unavailable', 'The supplier of this survey is briefly unavailable.', undefined, {
    cause,
  });
}
