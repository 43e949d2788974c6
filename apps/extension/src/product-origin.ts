/** The product this extension was built for; set by scripts/build. */
declare const PRODUCT_ORIGIN: string;

export const productOrigin = PRODUCT_ORIGIN;
