/** Texts of uploaded files: read in the background, for search. */
import { FILES } from '../../cms/uploads/slugs'
import type { Feature } from '../../web/feature'
import { fileTexts, withTextState } from './collections'
import { startReadingFiles } from './work'

export { readFileTexts } from './readTexts'
export { FILE_TEXTS } from './slug'

export const fileTextsFeature: Feature = {
  name: 'fileTexts',
  // A file whose text was read is indexed anew.
  collections: [
    { collection: fileTexts, extraTags: ({ doc }) => (doc.state === 'reading' ? [] : [`${FILES}:${doc.file}`]) },
  ],
  cms: { collection: withTextState },
  work: startReadingFiles,
}
