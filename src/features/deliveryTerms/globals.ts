/**
 * The delivery terms: one text with a number for each published state, shown by the block of that name and accepted in
 * the order form, which keeps the number (docs/behaviour.md#delivery-terms).
 */
import type { GlobalConfig } from 'payload'
import { editors, hiddenUnlessEditor, publishedOrStaff, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { AUTOSAVE_INTERVAL } from '../../cms/autosave'
import { richTextField } from '../../cms/richText/editor'

export const DELIVERY_TERMS = 'deliveryTerms'

export const deliveryTermsGlobal: GlobalConfig = {
  slug: DELIVERY_TERMS,
  label: { nb: 'Leveringsbetingelser', en: 'Delivery terms' },
  admin: {
    group: adminGroups.content,
    hidden: hiddenUnlessEditor,
    description: {
      nb: 'Én tekst for hele nettstedet. Hver publisering får et nytt nummer, og eldre versjoner beholdes.',
      en: 'One text for the whole site. Each publication gets a new number, and older versions are kept.',
    },
  },
  access: { read: publishedOrStaff, readVersions: staff, update: editors },
  // Every version stays: a customer may have accepted it.
  versions: { drafts: { autosave: { interval: AUTOSAVE_INTERVAL } }, max: 0 },
  hooks: {
    beforeChange: [
      async ({ data, req }) => {
        const published = await req.payload.findGlobal({ slug: DELIVERY_TERMS, depth: 0, req })
        const { version = 0, validFrom = null } = published._status === 'published' ? published : {}
        // A draft carries the number of what it is a draft to.
        if (data._status !== 'published') return { ...data, version, validFrom }
        return { ...data, version: (version ?? 0) + 1, validFrom: new Date().toISOString() }
      },
    ],
  },
  fields: [
    {
      ...richTextField('content', { required: false }),
      localized: true,
    },
    {
      name: 'version',
      type: 'number',
      defaultValue: 0,
      label: { nb: 'Versjon', en: 'Version' },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      name: 'validFrom',
      type: 'date',
      label: { nb: 'Gjelder fra', en: 'Valid from' },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
