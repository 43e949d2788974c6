import type { houseCalls } from '@earnwall/contract/console-calls/house';
import { getAudit } from '#calls/console/audit/get-audit.ts';
import { postAuditRevert } from '#calls/console/audit/post-audit-revert.ts';
import { getFind } from '#calls/console/find/get-find.ts';
import { getHome } from '#calls/console/home/get-home.ts';
import { getHomeFigures } from '#calls/console/home/get-home-figures.ts';
import { getSystem } from '#calls/console/system/get-system.ts';
import { postSystemBackups } from '#calls/console/system/post-system-backups.ts';
import { putSystemMaintenance } from '#calls/console/system/put-system-maintenance.ts';
import type { ConsoleHandlers } from './handler.ts';

export const houseHandlers: ConsoleHandlers<keyof typeof houseCalls> = {
  'console/audit/get-audit': getAudit,
  'console/audit/post-audit-revert': postAuditRevert,
  'console/find/get-find': getFind,
  'console/home/get-home': getHome,
  'console/home/get-home-figures': getHomeFigures,
  'console/system/get-system': getSystem,
  'console/system/post-system-backups': postSystemBackups,
  'console/system/put-system-maintenance': putSystemMaintenance,
};
