/** `localStorage` key of whether the visitor prefers the grid or the table. */
export const VIEW_KEY = 'catalogue-view'
