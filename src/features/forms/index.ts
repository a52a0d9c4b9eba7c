/** Forms that editors build, and what visitors send through them. */

import type { Feature } from '../../web/feature'
import { form } from './blocks/form'
import { forms } from './collections/forms'
import { formFiles, formSubmissions } from './collections/submissions'
import { fileLinkTexts } from './fileLinks'
import { formOf } from './findForm'
import { bodyBytes } from './limits'
import { formsData } from './personalData'
import { withRecipients } from './recipientFields'
import { formRoutes } from './routes'
import { FORMS } from './slugs'
import { newSubmissions } from './tasks'
import { texts } from './texts'
import { startFormWork } from './work'

export const formsFeature: Feature = {
  name: 'forms',
  reservedSegments: ['skjema'],
  texts,
  blocks: [form],
  collections: [forms, formSubmissions, formFiles],
  routes: formRoutes,
  async bodyLimit(path, { read }) {
    const [, name] = /^\/skjema\/([a-z0-9-]{1,80})$/.exec(path) ?? []
    const found = name && (await formOf((await read('nb')).reader, name))
    return found ? bodyBytes(found) : undefined
  },
  cms: { collection: (collection, { recipients }) => withRecipients(collection, recipients) },
  admin: { tasks: [newSubmissions] },
  personalData: [formsData],
  secretTexts: [fileLinkTexts],
  brandFolder: {
    lists: [{ kind: 'form', collection: FORMS, file: 'forms.yaml', namedBy: 'slug', after: ['subscriberGroup'] }],
  },
  work: startFormWork,
}
