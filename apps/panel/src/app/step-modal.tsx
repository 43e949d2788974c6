import { Sheet } from '@earnwall/ui/primitives/sheet';
import { Suspense } from 'react';
import { useCloseSurvey } from '#features/tasks/use-close-survey.ts';
import { useText } from '#lib/text.tsx';
import { useTurn } from '#lib/turns.ts';
import { Loading } from './loading.tsx';
import type { StepName } from './over-list.ts';
import type { Screen, ScreenProps } from './route.ts';
import { ScreenBoundary } from './screen-boundary.tsx';

export interface StepModalProps extends Pick<ScreenProps, 'App'> {
  step: StepName;
  screen: Screen;
}

/** The steps of a qualification over the list; closing it closes the qualification. It stays open from step to step. */
export function StepModal({ step, screen, App }: StepModalProps) {
  const text = useText();
  const close = useCloseSurvey();
  const Step = screen.Part;
  // Nothing opens by itself over whoever answers questions.
  useTurn(true);
  return (
    <Sheet label={text(`modal_${step}`)} closeLabel={text('close')} onClose={close}>
      <ScreenBoundary part={step}>
        <Suspense fallback={<Loading route={{ name: step }} />}>
          <Step params={{}} App={App} />
        </Suspense>
      </ScreenBoundary>
    </Sheet>
  );
}
