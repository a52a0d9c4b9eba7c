/** Collections of the feature. */
export const FORMS = 'forms'
export const FORM_SUBMISSIONS = 'formSubmissions'
export const FORM_FILES = 'formFiles'
