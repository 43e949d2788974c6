import { type RefObject, type ToggleEvent, useEffect, useId, useRef, useState } from 'react';
import { placeBeside } from './place-beside.ts';

interface Popover<Anchor extends HTMLElement> {
  anchor: RefObject<Anchor | null>;
  popover: RefObject<HTMLDivElement | null>;
  isOpen: boolean;
  open: () => void;
  close: () => void;
  /** For the floating element; the browser closes it by Escape and by a press elsewhere. */
  floating: {
    id: string;
    ref: RefObject<HTMLDivElement | null>;
    popover: 'auto';
    onBeforeToggle: (event: ToggleEvent) => void;
  };
}

/** A native popover beside the button that opens it (by `popoverTarget`, or `open`). */
export function usePopover<Anchor extends HTMLElement = HTMLButtonElement>(): Popover<Anchor> {
  const anchor = useRef<Anchor>(null);
  const popover = useRef<HTMLDivElement>(null);
  const id = useId();
  const [isOpen, setOpen] = useState(false);

  const place = () => {
    if (anchor.current && popover.current) placeBeside(anchor.current, popover.current);
  };
  useEffect(() => {
    if (!isOpen) return;
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  });

  return {
    anchor,
    popover,
    isOpen,
    open: () => popover.current?.showPopover(),
    close: () => popover.current?.hidePopover(),
    floating: {
      id,
      ref: popover,
      popover: 'auto',
      onBeforeToggle: (event) => {
        if (event.target !== popover.current) return;
        if (event.newState === 'open') place();
        setOpen(event.newState === 'open');
      },
    },
  };
}
