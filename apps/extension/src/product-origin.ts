/** The product this extension was built for; scripts/build puts it in. */
declare const PRODUCT_ORIGIN: string;

export const productOrigin = PRODUCT_ORIGIN;
