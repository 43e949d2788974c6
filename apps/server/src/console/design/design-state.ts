// What is published, the draft, and the versions of an app's design. What was stored by other means than the editor, such as
// the settings, is the latest version too, and gets its row with the next change.
import type { AppDesign, DesignVersion } from '@earnwall/contract/entities/app-design';
import { changesOfDesign } from '@earnwall/domain/design/design-changes';
import { contentOf } from '#present/design-content.ts';
import { actorName } from '#present/teammate.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { findScopedApp } from '#store/console/apps.ts';
import { type DesignVersionRecord, findDesignVersions } from '#store/console/design-versions.ts';
import type { Scope } from '#store/console/scope.ts';
import type { Queryable } from '#store/engine/queryable.ts';
import type { AppRecord } from '#store/publishers/apps.ts';

/** The draft comes on top. */
const versionsShown = 50;

export interface DesignState {
  readonly app: AppRecord;
  readonly revision: number;
  readonly published: DesignVersion;
  /** Whether the published version has a row. */
  readonly isRecorded: boolean;
  readonly draft: DesignVersion | null;
  readonly draftRow: DesignVersionRecord | null;
  readonly versions: readonly DesignVersion[];
}

/** `app` is in the scope. */
export async function readDesignState(on: Queryable, scope: Scope, app: AppRecord): Promise<DesignState> {
  const rows = await findDesignVersions(on, scope, app.id, versionsShown + 1);
  const draftRow = rows.find(({ published_at }) => published_at === null) ?? null;
  const recorded = rows.filter(({ published_at }) => published_at).map((row) => presented(app, row, scope));
  const stored = contentOf(app, { design: app.design, layouts: app.settings });
  const [latest] = recorded;
  const isRecorded = latest !== undefined && changesOfDesign(latest, stored).length === 0;
  const published: DesignVersion = isRecorded
    ? latest
    : {
        ...{ version: (latest?.version ?? 0) + 1, ...stored },
        ...{ by: latest ? 'settings' : 'set-up', at: app.updated_at.toISOString(), restored_from: null },
      };
  return {
    ...{ app, published, isRecorded, draftRow },
    revision: Math.max(0, ...rows.map(({ revision }) => revision)),
    draft: draftRow && { ...presented(app, draftRow, scope), version: published.version + 1 },
    versions: (isRecorded ? recorded : [published, ...recorded]).slice(0, versionsShown),
  };
}

/** The answer of every call about a design. */
export async function presentAppDesign(ctx: Context, scope: Scope, app_id: string): Promise<AppDesign> {
  const app = await findScopedApp(ctx.database.db, scope, app_id);
  if (!app) throw new ApiError('not-found', 'There is no such app.');
  const { published, draft, versions, revision } = await readDesignState(ctx.database.db, scope, app);
  const { id, name, allowed_origins } = app;
  return { app: id, name, allowed_origins, revision, published, draft, versions: [...versions] };
}

function presented(app: AppRecord, row: DesignVersionRecord, scope: Scope): DesignVersion {
  const { version, restored_from } = row;
  const by = actorName({ scope }, row.by, row.by_role);
  const at = row.published_at ?? row.updated_at;
  return { version, ...contentOf(app, row), by, at: at.toISOString(), restored_from };
}
