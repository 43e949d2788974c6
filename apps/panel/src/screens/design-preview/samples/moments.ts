const opened = Date.now();
const minuteMs = 60_000;

/** Samples are as old as they say, whenever they are looked at. */
export const ago = (minutes: number): string => new Date(opened - minutes * minuteMs).toISOString();
export const ahead = (minutes: number): string => ago(-minutes);
export const day = 24 * 60;
