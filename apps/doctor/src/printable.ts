/** Control characters of a stranger's answer or page never reach a terminal. */
export const printable = (text: string): string => text.replace(/[\p{C}\s]+/gu, ' ').trim();
