// Stories about layout, touch or a whole click run on both devices; what no device changes runs once: `test(title, onDesktop, …)`.
export const onDesktop = { tag: '@desktop' };
export const onPhone = { tag: '@phone' };
