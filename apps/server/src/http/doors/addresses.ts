// Where the doors send a browser on our own side: a path of ours, made from nothing but what we know.

/** The panel's list, or its word on why there is none. */
export const panelPath = '/';

export const isClickId = (value: string): boolean => /^[\w-]{1,128}$/.test(value);

export const resultPath = (cid: string): string => `/result?cid=${encodeURIComponent(cid)}`;

export const surveyPath = (hash: string): string => `/survey?sh=${encodeURIComponent(hash)}`;
