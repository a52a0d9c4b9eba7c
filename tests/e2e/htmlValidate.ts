/** The rules of html-validate for pages that React draws. */
import { HtmlValidate } from 'html-validate'

export const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes `<br/>`, attributes in the case of their property and `hidden=""`; HTML allows each.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Texts are the editors': where a line breaks and how long a title is.
    'no-trailing-whitespace': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
    // Scripts and styles are the site's own; from elsewhere they would need a checksum.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Fields of one name are several values of one thing: choices, the ends of a range, the rows of a list.
    'form-dup-name': 'off',
    // A list may have a name.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // The region around a table must not look like a section of the text.
    'prefer-native-element': ['error', { exclude: ['region'] }],
    // Ids begin as headings do, also with a digit.
    'valid-id': ['error', { relaxed: true }],
  },
})
