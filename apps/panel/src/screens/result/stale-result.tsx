import { Button } from '@earnwall/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForgetForeignLogin } from '#features/foreign-login/use-forget-foreign-login.ts';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text/text.tsx';
import { useSession } from '#session/session-context.tsx';
import { useCloseResults } from './use-close-results.ts';

/** No result to show: the publisher's page is notified, or the tasks come back; a mobile wrapper stays where it is (RS-01). */
export function StaleResult({ isUnknown = false }: { isUnknown?: boolean }) {
  const { can } = useHost();
  const loggedIn = useSession((session) => session.loggedIn);
  const queries = useQueryClient();
  const forgetForeignLogin = useForgetForeignLogin();
  const toTasks = useCloseSurvey();
  const closeResults = useCloseResults(() => loggedIn && toTasks());
  const leave = useEffectEvent(() => {
    // A tab that a framed panel opened may meet another login, while its click is a key of its own.
    if (isUnknown && forgetForeignLogin()) return queries.clear();
    if (!can.leavesStaleResult) return;
    if (can.leaveResult === 'emits') closeResults();
    else toTasks();
  });
  useEffect(() => leave(), []);

  if (!can.leavesStaleResult) return <Gone onLeave={toTasks} />;
  return can.leaveResult === 'emits' && !loggedIn ? <Gone /> : null;
}

function Gone({ onLeave }: { onLeave?: () => void }) {
  const text = useText();
  const action = onLeave && <Button onClick={onLeave}>{text('back_to_surveys')}</Button>;
  return (
    <MessageScreen icon="history" title={text('result_gone_title')} action={action}>
      <p>{text('result_gone_text')}</p>
    </MessageScreen>
  );
}
