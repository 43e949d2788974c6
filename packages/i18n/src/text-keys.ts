import type en from '../languages/en/panel.json';

/** Every text of the product by its key; English is the reference for the others (LO-01). */
export type TextKey = keyof typeof en;
