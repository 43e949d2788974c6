/** How long the parts of an announcement may be, in characters. */
export const announcementLimits = { text: 2000, label: 80, link: 2048 } as const;
