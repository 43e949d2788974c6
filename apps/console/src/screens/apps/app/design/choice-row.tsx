import { Segmented } from '@earnwall/ui/console/segmented';
import type { ComponentProps } from 'react';

/** A label, and the choices beside it. */
export const ChoiceRow = <Value extends string>(props: ComponentProps<typeof Segmented<Value>>) => (
  <div className="design-row">
    <span>{props.label}</span>
    <Segmented {...props} />
  </div>
);
