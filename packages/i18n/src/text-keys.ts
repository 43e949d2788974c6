import type en from '../languages/en/panel.json';

/** Every text of the product by its key; English is the language all others are compared with (LO-01). */
export type TextKey = keyof typeof en;
