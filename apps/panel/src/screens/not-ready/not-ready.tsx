import { Button } from '@earnwall/ui/primitives/button';
import { useMetadata } from '#api/metadata.ts';
import { MessageScreen } from '#features/message-screen/message-screen.tsx';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useText } from '#lib/text.tsx';

/** Stands where a screen is still to come, says so, and leads back. */
export function NotReady() {
  const text = useText();
  const { metadata } = useMetadata();
  const close = useCloseSurvey();
  const panelEnabled = metadata?.is_surveys_panel_enabled ?? true;
  const action = <Button onClick={close}>{text(panelEnabled ? 'back_to_surveys' : 'close')}</Button>;
  return (
    <MessageScreen icon="tools" title={text('placeholder_title')} action={action}>
      <p>{text(panelEnabled ? 'placeholder_text' : 'placeholder_text_no_panel')}</p>
    </MessageScreen>
  );
}
