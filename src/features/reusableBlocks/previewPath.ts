/** Where the draft of a reusable block is shown, followed by its id. */
export const REUSABLE_PREVIEW = '/preview/reusable'
