import { Button } from '@earnwall/ui/primitives/button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useForgetForeignLogin } from '#features/foreign-login/use-forget-foreign-login.ts';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useHost } from '#host/host-context.tsx';
import { useText } from '#lib/text.tsx';

/** No result to show: back to the tasks, or the publisher's page is told; a mobile wrapper stays where it is (RS-01). */
export function StaleResult({ isUnknown = false }: { isUnknown?: boolean }) {
  const { can, post } = useHost();
  const queries = useQueryClient();
  const forgetForeignLogin = useForgetForeignLogin();
  const toTasks = useCloseSurvey();
  const leave = useEffectEvent(() => {
    // A tab that a framed panel opened may meet another login, while its click is a key of its own.
    if (isUnknown && forgetForeignLogin()) return queries.clear();
    if (!can.leavesStaleResult) return;
    if (can.leaveResult === 'emits') post('close-results', {});
    else toTasks();
  });
  useEffect(() => leave(), []);

  if (!can.leavesStaleResult) return <Gone onLeave={toTasks} />;
  return can.leaveResult === 'emits' ? <Gone /> : null;
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
