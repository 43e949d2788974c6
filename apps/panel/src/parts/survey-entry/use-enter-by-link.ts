import type { AnswerOf } from '@earnwall/contract/call-types';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError } from '#api/call-error.ts';
import { useClient } from '#api/client-context.tsx';
import { useFirstStep } from '#api/metadata/metadata-facts.ts';
import { isRefusal } from '#api/rules/is-refusal.ts';
import { useForgetForeignLogin } from '#features/foreign-login/use-forget-foreign-login.ts';
import { useLeave } from '#host/use-leave.ts';
import { useOnMount } from '#lib/hooks/use-on-mount.ts';
import { useGo } from '#lib/navigation/navigation.tsx';
import { connectionFailure } from '#session/failure.ts';
import { useSession } from '#session/session-context.tsx';

/**
 * Asks the server once what a link, or a survey's hash, leads to, and goes there; null where something is missing (SS-01).
 * Who is turned away and has no address to leave to is `disqualified` in the session, and stays: a reload asks again.
 */
export function useEnterByLink(hash: string | null): void {
  const client = useClient();
  const go = useGo();
  const subid = useSession((session) => session.subId);
  const follow = useFollow();
  const queries = useQueryClient();
  const forgetForeignLogin = useForgetForeignLogin();
  const failed = useSession((session) => session.failed);
  const asked = useRef(false);

  useOnMount(() => {
    if (asked.current) return;
    asked.current = true;
    const fail = () => go('/error', { replace: true });
    const refused = (error: unknown) => {
      // The metadata of the link's own app comes first, and this screen with it once more.
      if (isUnknown(error) && forgetForeignLogin()) void queries.resetQueries();
      else if (error instanceof CallError && !isRefusal(error.failure))
        failed(connectionFailure(error.failure));
      else fail();
    };
    if (!hash) return fail();
    client.call('surveys/post-single-survey', { body: { hash, subid } }).then(follow, refused);
  });
}

function isUnknown(error: unknown): boolean {
  return error instanceof CallError && error.failure.status === 404;
}

type Answer = AnswerOf<'surveys/post-single-survey'>;

function useFollow(): (answer: Answer) => void {
  const firstStep = useFirstStep();
  const entered = useSession((session) => session.linkEntered);
  const chosen = useSession((session) => session.surveyChosen);
  const disqualified = useSession((session) => session.surveyDisqualified);
  const leave = useLeave();
  const go = useGo();

  return (answer) => {
    if (answer.status === 'disqualified') {
      if (answer.redirect_url && leave(answer.redirect_url)) return;
      return disqualified(answer.message);
    }
    entered(answer.uhash);
    chosen({ hash: answer.survey_hash, ...answer.respondent_check }, { keep: true });
    go(firstStep, { replace: true });
  };
}
