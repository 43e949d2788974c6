/** What a cell says where there is nothing to say. */
export const none = '–';
