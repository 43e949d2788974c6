import type en from '../locales/en.json';

/** Every text of the product by its key; English is the language all others are compared with (LO-01). */
export type TextKey = keyof typeof en;
