import { Ago } from '@earnwall/ui/console/ago';
import { Button, ButtonLink } from '@earnwall/ui/console/button';
import { ErrorState } from '@earnwall/ui/console/error-state';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import { useMay } from '#api/use-me.ts';
import { panelOrigin } from '#lib/page-settings.ts';
import { MaintenanceForm } from './maintenance-form.tsx';
import type { System } from './system-answer.ts';
import { useMaintenance } from './use-maintenance.ts';

/** Which apps are under maintenance; admins begin and end it here, for one app or all. */
export function MaintenanceSection({ maintenance }: Pick<System, 'maintenance'>) {
  const mayChange = useMay('supply:write');
  const { set, busy, error } = useMaintenance();
  const preview = (
    <ButtonLink
      href={`${panelOrigin()}/design-preview/surveys-maintenance`}
      kind="quiet"
      size="small"
      target="_blank"
      rel="noreferrer"
    >
      What people see
    </ButtonLink>
  );
  return (
    <Section title="Maintenance" note="in place of surveys and offers" actions={preview}>
      {maintenance.length === 0 && <Status kind="good">No app is under maintenance</Status>}
      {maintenance.length > 0 && (
        <ul className="system-maintained" aria-label="Apps under maintenance">
          {maintenance.map(({ app, name, since, until }) => (
            <li key={app}>
              <Status kind="warn">{name}</Status>
              <span className="system-age">
                {since !== null && (
                  <>
                    began <Ago at={since} />,{' '}
                  </>
                )}
                {until === null ? (
                  'no end given'
                ) : (
                  <>
                    ends <Ago at={until} />
                  </>
                )}
              </span>
              {mayChange && (
                <Button
                  size="small"
                  busy={busy}
                  aria-label={`End maintenance of ${name}`}
                  onClick={() =>
                    void set([{ app, on: false, until: null }], 'Ended from System.', `${name} is back`)
                  }
                >
                  End
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {error && <ErrorState error={error} />}
      {mayChange && <MaintenanceForm />}
    </Section>
  );
}
