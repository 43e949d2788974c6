import type { Base, CallRow } from '@earnwall/contract/call-row';
import type { PanelConfig } from '@earnwall/contract/first-paint';

/** Where each call goes; the installation says so at run time (AP-09). Null: this installation has no such service. */
export function baseOf(call: Pick<CallRow, 'base'>, config: PanelConfig): string | null {
  const bases: Record<Base, string | null> = {
    api: config.api_base,
    admin: config.admin_base,
    support: config.support_base,
    respondents: config.respondents_base,
  };
  return bases[call.base ?? 'api'];
}
