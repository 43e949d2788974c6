import { cloneElement, type ReactElement, useEffect, useId, useRef } from 'react';
import { placeBeside } from './place-beside.ts';
import './popover.css';
import './tooltip.css';

interface Props {
  text: string;
  /** A control that can have the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
}

/** A sentence about a control, on hovering and on focus; Escape hides it. */
export function Tooltip({ text, children }: Props) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = () => {
    if (!anchor.current || !tip.current || tip.current.matches(':popover-open')) return;
    placeBeside(anchor.current, tip.current);
    tip.current.style.minWidth = '0';
    tip.current.showPopover();
  };
  const after = (delay: number, act: () => void) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, delay);
  };
  const hide = () => {
    clearTimeout(timer.current);
    tip.current?.hidePopover();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the control inside is what is hovered and focused
    <span
      className="c-tooltip-anchor"
      ref={anchor}
      onPointerEnter={(event) => {
        if (event.pointerType !== 'touch') after(300, show);
      }}
      // The pointer may move onto the tooltip, which is inside.
      onPointerLeave={() => after(100, hide)}
      onFocus={() => after(0, show)}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span className="c-popover c-tooltip" ref={tip} id={id} role="tooltip" popover="manual">
        {text}
      </span>
    </span>
  );
}
