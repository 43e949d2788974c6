import { surveyDevices } from '@earnwall/contract/inventory';
import { ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Segmented } from '@earnwall/ui/console/segmented';
import { Skeleton } from '@earnwall/ui/console/skeleton';
import { useState } from 'react';
import { useCall } from '#api/use-call.ts';
import { useMay } from '#api/use-me.ts';
import { consoleHref } from '#lib/page-settings.ts';
import { AskProfile } from './ask-profile.tsx';
import { ReasonBar } from './reason-bar.tsx';
import { RuleLines } from './rule-lines.tsx';
import './explain.css';

interface Props {
  app: string;
  uhash: string;
}

const devices = surveyDevices.map((value) => ({ value, label: value[0]?.toUpperCase() + value.slice(1) }));

/** Why a person is shown so few surveys, by the matcher itself. */
export function WhyNoSurveys({ app, uhash }: Props) {
  const [device, setDevice] = useState<(typeof surveyDevices)[number] | null>(null);
  const mayWrite = useMay('users:write');
  const { data, error, isLoading, refetch } = useCall('console/inventory/get-users-explain', {
    params: { app, uhash },
    query: device === null ? {} : { device },
  });
  const listOf = (reason: string | null, question: string | null = null) => {
    const query = new URLSearchParams({
      ...{ app, user: `${app}:${uhash}` },
      ...(device && { device }),
      ...(reason && { reason }),
      ...(question && { question }),
    });
    return consoleHref(`/inventory/surveys?${query}`);
  };
  return (
    <section className="explain" aria-labelledby="explain-title">
      <div className="explain-head">
        <h2 id="explain-title">Why no surveys?</h2>
        {data && (
          <span className="c-muted">
            {data.shown.toLocaleString('en')} of {data.total.toLocaleString('en')} shown
          </span>
        )}
      </div>
      {error && <ErrorState error={error} onRetry={refetch} />}
      {isLoading && <Skeleton rows={6} />}
      {data && (
        <>
          <Segmented
            label="Device"
            choices={devices}
            chosen={device ?? data.person.device}
            onChoose={setDevice}
          />
          {data.total === 0 ? (
            <p className="c-muted">There is no survey for their country now.</p>
          ) : (
            <ReasonBar explained={data} listOf={listOf} />
          )}
          <RuleLines explained={data} />
          <div className="explain-acts">
            {mayWrite && data.person.answered < data.person.questions && (
              <AskProfile app={app} uhash={uhash} />
            )}
            {data.total > 0 && (
              <ButtonLink kind="quiet" href={listOf(null)}>
                List all {data.total.toLocaleString('en')}
              </ButtonLink>
            )}
          </div>
        </>
      )}
    </section>
  );
}
