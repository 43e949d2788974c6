// Publishing: the draft, or an earlier version as a new one. Open panels read their metadata again.
import type { AppDesign, DesignVersion } from '@earnwall/contract/entities/app-design';
import { changesOfDesign } from '@earnwall/domain/design/design-changes';
import { contentOf } from '#present/design-content.ts';
import type { Hub } from '#realtime/hub.ts';
import { ApiError } from '#request/api-error.ts';
import type { Context } from '#request/context.ts';
import { changeDesignVersion, findDesignVersion } from '#store/console/design-versions.ts';
import {
  changeDesign,
  type DesignRequest,
  insertPublished,
  requireAllowedFile,
  showDesign,
} from './change-design.ts';

type Tools = Context & { readonly realtime: Hub };

export async function publishDraft(ctx: Tools, asked: DesignRequest): Promise<AppDesign> {
  const answer = await changeDesign(ctx, asked, async (tx, state, at) => {
    const { app, draft, draftRow, published } = state;
    if (!draft || !draftRow) throw new ApiError('unprocessable', 'There is no draft to publish.');
    // What was saved, with a style sheet whose origin may have been taken off the list since.
    const saved = { ...draft, design: { ...draft.design, design_file: draftRow.design.design_file ?? null } };
    requireAllowedFile(state, saved);
    if (changesOfDesign(published, draft).length === 0)
      throw new ApiError('unprocessable', 'The draft is what is published already.');
    const { version } = draft;
    const by = { by: asked.by.name, by_role: asked.by.role };
    const change = { ...by, revision: asked.revision + 1, updated_at: at, published_at: at };
    await changeDesignVersion(tx, { app_id: app.id, version }, change);
    await showDesign(tx, state, draft, at);
    return { what: `design v${version} published`, before: published, after: draft };
  });
  ctx.realtime.publishToApp(asked.app_id, 'account-changed', {});
  return answer;
}

export async function restoreVersion(
  ctx: Tools,
  asked: DesignRequest & { readonly version: number },
): Promise<AppDesign> {
  const { version: from, by, revision } = asked;
  const answer = await changeDesign(ctx, asked, async (tx, state, at) => {
    const { app, published } = state;
    const found = await findDesignVersion(tx, app, from);
    if (!found?.published_at) throw new ApiError('not-found', `There is no published version ${from}.`);
    const content = contentOf(app, found);
    if (changesOfDesign(published, content).length === 0)
      throw new ApiError('unprocessable', `Version ${from} looks as what is published already.`);
    const restored: DesignVersion = {
      ...{ ...content, version: published.version + 1 },
      ...{ by: by.name, at: at.toISOString(), restored_from: from },
    };
    await insertPublished(tx, state, { ...restored, by_role: by.role, revision: revision + 1 }, at);
    await showDesign(tx, state, content, at);
    const what = `design v${from} restored as v${restored.version}`;
    return { what, before: published, after: content };
  });
  ctx.realtime.publishToApp(asked.app_id, 'account-changed', {});
  return answer;
}
