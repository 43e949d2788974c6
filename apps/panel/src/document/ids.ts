/** Where server and browser meet in the document. */
export const rootId = 'root';
export const dataId = 'first-paint';
export const themeId = 'theme';
