// What the panel learns about the browser extension (EX-01).
import type { Metadata } from '@earnwall/contract/entities/metadata';
import { extensionOffer } from '@earnwall/domain/extension/status';
import type { LinkVisitor, Who } from '#request/who.ts';

/** `url`: where it is installed from; null where it is not offered to this user. */
export function presentExtension(
  { app, user }: Who | LinkVisitor,
  url: string | null,
): Metadata['extra']['extension'] {
  const { status, bonus } = extensionOffer({
    state: user?.extension_status ?? null,
    own_bonus: user?.extension_bonus ?? null,
    app_bonus: app.extension_bonus,
    available: user !== null && url !== null,
  });
  // Without a bonus the panel still detects an installed extension.
  return { status, bonus: Number(bonus), url: bonus > 0n ? url : null };
}
