import { Ago } from '@earnwall/ui/console/ago';
import { Facts } from '@earnwall/ui/console/facts';
import { Section } from '@earnwall/ui/console/section';
import { Status } from '@earnwall/ui/console/status';
import type { System } from './system-answer.ts';
import { bytesText, isBackupOld } from './system-texts.ts';

type Props = Pick<System, 'database' | 'backup'>;

export function DatabaseSection({ database, backup }: Props) {
  const { version, size_bytes, connections, max_connections, replicas } = database;
  return (
    <Section title="Database">
      <Facts
        items={[
          ['PostgreSQL', version],
          ['Size', bytesText(size_bytes)],
          ['Connections', `${connections} of ${max_connections}`],
          ...replicas.map(({ name, lag_seconds }, place) => {
            const lag = lag_seconds === null ? 'lag unknown' : `${lag_seconds.toFixed(1)} s behind`;
            return [`Replica ${place + 1}`, `${name}, ${lag}`] as const;
          }),
          ['Last backup', <Backup key="backup" backup={backup} />],
        ]}
      />
    </Section>
  );
}

function Backup({ backup }: Pick<Props, 'backup'>) {
  if (!backup) return <Status kind="warn">Never reported. See “Backups” in the guide to operating.</Status>;
  const size = backup.size_bytes === null ? '' : `, ${bytesText(backup.size_bytes)}`;
  return (
    <Status kind={isBackupOld(backup.at, Date.now()) ? 'warn' : 'good'}>
      <Ago at={backup.at} />
      {size}
      {backup.note !== null && ` (${backup.note})`}
    </Status>
  );
}
