// PUT /users/{app}/{uhash}/state/reasons of the operators: one reason of the state is withdrawn, or given again.
import { reasonsOf, withLifted } from '@earnwall/domain/accounts/reasons';
import { changeUserAccount } from '#accounts/change-account.ts';
import { ownStateRule } from '#accounts/own-state.ts';
import type { ConsoleHandler } from '#calls/console/handler.ts';
import { ApiError } from '#request/api-error.ts';

export const putUsersStateReasons: ConsoleHandler<'console/users/put-users-state-reasons'> = async (
  ctx,
  call,
) => {
  const { family, lifted } = call.body;
  const liftedAt = lifted ? ctx.now() : null;
  return changeUserAccount(ctx, call, {
    what: `reason ${family} ${lifted ? 'lifted' : 'given again'}`,
    rule: ownStateRule(call.operator, ctx.now()),
    change: ({ state_reasons, state_set_at: setAt }) => {
      const changed = withLifted(state_reasons, { family, setAt, liftedAt });
      if (!changed) {
        const given = reasonsOf(state_reasons, setAt).map((reason) => reason.family);
        throw new ApiError('conflict', `The state has these reasons: ${given.join(', ') || 'none'}.`);
      }
      return { state_reasons: changed };
    },
  });
};
