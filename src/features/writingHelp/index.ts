/** Writing help: texts that a language model proposes to editors, by a service of the administrator's choice. */
import type { Feature } from '../../web/feature'
import { writingHelp } from './globals'
import { uploadReader } from './pictures'
import { withGlobalWritingHelp, withWritingHelp } from './withWritingHelp'

export const writingHelpFeature: Feature = {
  name: 'writingHelp',
  globals: [writingHelp],
  cms: {
    collection: (collection, { personalData }) => withWritingHelp(personalData)(collection),
    global: withGlobalWritingHelp,
  },
  routes: (_, { payload, readUpload }) => uploadReader.provide(payload, readUpload),
}
