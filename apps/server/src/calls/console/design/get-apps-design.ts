// GET /apps/{app}/design of the console.
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { presentAppDesign } from '#console/design/design-state.ts';

export const getAppsDesign: ConsoleHandler<'console/design/get-apps-design'> = async (ctx, call) =>
  await presentAppDesign(ctx, call.operator.scope, call.params.app);
