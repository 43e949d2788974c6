// The addresses that mails about new surveys lead to, and those of the service worker.

/** The scope of the service worker, which is no page of the panel: it never sees what the panel asks for. */
export const alertsPath = '/alerts/';

export const confirmAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${alertsPath}confirm/${token}`;
export const endAddress = (publicUrl: string, token: string): string =>
  `${publicUrl}${alertsPath}end/${token}`;
