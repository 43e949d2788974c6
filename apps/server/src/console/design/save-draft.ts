// The draft: saved as a whole, or discarded.
import type { AppDesign } from '@earnwall/contract/entities/app-design';
import type { DesignContent } from '#present/design-content.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import {
  changeDesignVersion,
  deleteDesignDraft,
  insertDesignVersion,
} from '#store/console/design-versions.ts';
import { changeDesign, type DesignRequest, requireAllowedFile } from './change-design.ts';

export async function saveDraft(
  ctx: Context,
  asked: DesignRequest,
  { design, layouts }: DesignContent,
): Promise<AppDesign> {
  return await changeDesign(ctx, asked, async (tx, state, at) => {
    requireAllowedFile(state, { design, layouts });
    const { app, published, draft, draftRow } = state;
    const version = published.version + 1;
    const by = { by: asked.by.name, by_role: asked.by.role };
    const saved = { design, layouts, ...by, revision: asked.revision + 1, updated_at: at };
    if (draftRow) await changeDesignVersion(tx, { app_id: app.id, version }, saved);
    else await insertDesignVersion(tx, { ...saved, app_id: app.id, version, created_at: at });
    const what = `design draft v${version} saved`;
    return { what, before: draft ?? published, after: { design, layouts } };
  });
}

export async function discardDraft(ctx: Context, asked: DesignRequest): Promise<AppDesign> {
  return await changeDesign(ctx, asked, async (tx, { app, published, draft }) => {
    if (!draft) throw new ApiError('unprocessable', 'There is no draft to discard.');
    await deleteDesignDraft(tx, app.id);
    // Revisions never come back: whoever still edits the draft that was discarded finds out.
    await changeDesignVersion(
      tx,
      { app_id: app.id, version: published.version },
      { revision: asked.revision + 1 },
    );
    return { what: `design draft v${draft.version} discarded`, before: draft, after: published };
  });
}
