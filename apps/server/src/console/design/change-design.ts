// The changes of an app's design: each in one transaction with its audit, and only on the revision that the asker has seen.
import type { Role } from '@earnwall/contract/console-access';
import type { AppDesign, DesignVersion } from '@earnwall/contract/entities/app-design';
import { changesOfDesign } from '@earnwall/domain/design/design-changes';
import { designFileOf } from '@earnwall/domain/design/design-file';
import type { DesignContent } from '#present/design-content.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import type { Operator } from '#request/operator.ts';
import { lockScopedApp } from '#store/console/app-settings.ts';
import { recordChange } from '#store/console/audit.ts';
import { changeAppDesign, changeDesignVersion, insertDesignVersion } from '#store/console/design-versions.ts';
import type { Tx } from '#store/engine/queryable.ts';
import { type DesignState, presentAppDesign, readDesignState } from './design-state.ts';

export interface DesignRequest {
  readonly app_id: string;
  readonly by: Operator;
  readonly revision: number;
}

/** Within the change. Returns what the audit says, with what was there before and after. */
type Change = (tx: Tx, state: DesignState, at: Date) => Promise<Audited>;

interface Audited {
  readonly what: string;
  readonly before: DesignContent;
  readonly after: DesignContent;
}

export async function changeDesign(ctx: Context, asked: DesignRequest, change: Change): Promise<AppDesign> {
  const { app_id, by, revision } = asked;
  const at = ctx.now();
  await ctx.database.transaction(async (tx) => {
    const app = await lockScopedApp(tx, by.scope, app_id);
    if (!app) throw new ApiError('not-found', 'There is no such app.');
    let state = await readDesignState(tx, by.scope, app);
    if (state.revision !== revision)
      throw new ApiError('conflict', 'Somebody else has changed the design meanwhile.');
    if (!state.isRecorded) {
      await insertPublished(tx, state, state.published, at);
      state = await readDesignState(tx, by.scope, app);
    }
    const { what, before, after } = await change(tx, state, at);
    await recordChange(tx, { app_id, by, what, at, changes: changesOfDesign(before, after) });
  });
  return await presentAppDesign(ctx, by.scope, app_id);
}

/** The draft comes after whatever is published. */
export async function insertPublished(
  tx: Tx,
  { app, draftRow, revision }: DesignState,
  published: DesignVersion & { readonly revision?: number; readonly by_role?: Role | null },
  at: Date,
): Promise<void> {
  if (draftRow) await changeDesignVersion(tx, draftRow, { version: published.version + 1 });
  const { version, design, layouts, by, by_role = null, restored_from } = published;
  await insertDesignVersion(tx, {
    ...{ app_id: app.id, version, design, layouts, by, by_role, restored_from },
    ...{ revision: published.revision ?? revision, created_at: at, updated_at: at },
    published_at: new Date(published.at),
  });
}

/** What panels show from now on, in the transaction of the version. */
export async function showDesign(
  tx: Tx,
  { app, published }: DesignState,
  { design, layouts }: DesignContent,
  at: Date,
): Promise<void> {
  const changes = changesOfDesign(published, { design, layouts });
  const hasOtherSettings = changes.some(({ field }) => field.startsWith('layouts.'));
  await changeAppDesign(tx, app.id, {
    ...{ design, settings: { ...app.settings, ...layouts }, updated_at: at },
    version: app.version + (hasOtherSettings ? 1 : 0),
  });
}

export function requireAllowedFile({ app }: DesignState, { design }: DesignContent): void {
  const { design_file } = design;
  if (design_file === null || designFileOf(design_file, app.allowed_origins) !== null) return;
  const origins = app.allowed_origins.filter((origin) => origin.startsWith('https:'));
  const where = origins.length > 0 ? origins.join(' or ') : 'an https origin that the settings allow first';
  throw new ApiError('unprocessable', 'The style sheet cannot be used.', {
    'design.design_file': [`A style sheet must be on ${where}.`],
  });
}
