import { useCall } from '#api/use-call.ts';
import { useMay, useMe } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';

/** What of suppliers' payments is due, by agreement: one's own, or of the publisher that an operator looks at. */
export function ShareLine({ publisher }: { publisher: string | undefined }) {
  const { payout_share } = useMe();
  const maySet = useMay('publishers');
  const { data } = useCall('console/publishers/get-publishers', {}, { enabled: maySet });
  const found = data?.publishers.find(({ id }) => id === publisher);
  const opened = 'of what is paid for surveys and offers opened from now on';
  if (payout_share !== null)
    return (
      <p>
        Your share is <strong>{payout_share} %</strong> {opened}. Whatever was opened before keeps its share.
      </p>
    );
  if (!found) return null;
  return (
    <p>
      {found.name}’s share is <strong>{found.payout_share} %</strong> {opened}.{' '}
      <a href={consoleHref(`/team?open=${encodeURIComponent(`publisher:${found.id}`)}`)}>Change the share</a>
    </p>
  );
}
