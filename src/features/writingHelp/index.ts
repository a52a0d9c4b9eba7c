/** Writing help: texts that a language model proposes to editors, by a service of the administrator's choice. */
import type { Feature } from '../../web/feature'
import { writingHelp } from './globals'
import { helpIn, helpInGlobal } from './helped'
import { uploadReader } from './pictures'

export const writingHelpFeature: Feature = {
  name: 'writingHelp',
  globals: [writingHelp],
  cms: {
    collection: (collection, { personalData }) => helpIn(personalData)(collection),
    global: helpInGlobal,
  },
  routes: (_, { payload, readUpload }) => uploadReader.provide(payload, readUpload),
}
