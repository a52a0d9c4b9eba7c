/** Where the draft of a form is shown, followed by its id. */
export const FORM_PREVIEW = '/preview/forms'
