// Layout, touch and whole journeys are told on both devices; what no device changes is told once: `test(title, onDesktop, …)`.
export const onDesktop = { tag: '@desktop' };
export const onPhone = { tag: '@phone' };
