// The IP intelligence that this installation is configured with.
import { type Config, ConfigError } from '#config/config.ts';
import type { IpIntelligence } from '#ports/ip-intelligence.ts';
import { embeddedIpIntelligence } from './embedded.ts';
import type { FollowLog } from './follow-files.ts';
import { serviceIpIntelligence } from './service.ts';

export async function openIpIntelligence(
  { ip, demo }: Pick<Config, 'ip' | 'demo'>,
  log: FollowLog,
): Promise<IpIntelligence> {
  const own = await embeddedIpIntelligence({ ...ip, ownNetworkCountry: demo ? 'US' : null, log }).catch(
    (error: Error) => {
      throw new ConfigError([`COUNTRY_DATABASE or IP_RANGES_DIR cannot be read: ${error.message}`]);
    },
  );
  return ip.service ? serviceIpIntelligence({ ...ip.service, own, log }) : own;
}
