// Whether a user is offered the extension, and where it is installed from (EX-01).

import { noticeFor } from '#accounts/notice.ts';
import type { Context } from '#request/context.ts';
import type { Visit } from '#request/visit.ts';
import type { Who } from '#request/who.ts';

/** The demo's extension is in no store: a page of ours explains how to load it. */
export const demoInstallPath = '/demo/extension';

/** Null where this installation has none. */
export function extensionUrl({ config, publicUrl }: Pick<Context, 'config' | 'publicUrl'>): string | null {
  if (config.extensionIds.length === 0) return null;
  return config.extensionUrl ?? `${publicUrl()}${demoInstallPath}`;
}

/** False for a user who has a notice in place of either list: the extension is then neither offered nor credited. */
export function mayEarn(who: Pick<Who, 'app' | 'user'>, visit: Visit, now: Date): boolean {
  return noticeFor(who, visit, 'surveys', now) === null && noticeFor(who, visit, 'offers', now) === null;
}
