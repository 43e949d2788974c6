// Native popovers for tests that render: happy-dom has none. They open, close and fire their events; nothing is drawn.

if (typeof HTMLElement !== 'undefined' && !('showPopover' in HTMLElement.prototype)) {
  const open = new WeakSet<Element>();
  const toggle = (popover: Element, isOpen: boolean) => {
    if (open.has(popover) === isOpen) return;
    for (const type of ['beforetoggle', 'toggle']) {
      const event = new Event(type);
      popover.dispatchEvent(Object.assign(event, { newState: isOpen ? 'open' : 'closed' }));
      if (isOpen) open.add(popover);
      else open.delete(popover);
    }
  };
  Object.defineProperties(HTMLElement.prototype, {
    showPopover: { configurable: true, value: show },
    hidePopover: { configurable: true, value: hide },
  });
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('[popovertarget]') : null;
    const popover = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (popover && !event.defaultPrevented) toggle(popover, !open.has(popover));
  });

  function show(this: HTMLElement) {
    toggle(this, true);
  }
  function hide(this: HTMLElement) {
    toggle(this, false);
  }
}
