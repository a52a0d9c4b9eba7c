import type { FieldAccess } from 'payload'
import { administratorsOnField } from '../../cms/access/roles'
import { block } from '../../cms/fields/block'

/** Other users can keep the existing HTML of a page, and copy it with the page, but not write any. */
const mayStore: FieldAccess = (args) => {
  if (administratorsOnField(args)) return true
  const { body } = (args.doc ?? {}) as { body?: unknown }
  return Array.isArray(body) && body.some(({ html }) => html && html === args.siblingData?.html)
}

/** HTML that an administrator writes. It is sanitised when rendered: no script, style or foreign frame gets through. */
export const rawHtmlBlock = block({
  slug: 'rawHtml',
  name: { nb: 'HTML (for administratorer)', en: 'HTML (for administrators)' },
  fields: [
    {
      name: 'html',
      type: 'code',
      label: 'HTML',
      access: { create: mayStore, update: mayStore },
      admin: {
        language: 'html',
        components: { Field: '/src/web/admin/CodeField#CodeField' },
        description: {
          nb: 'Bare administratorer kan endre den. Skript, stiler og skjemaer fjernes; rammer fra nettsteder på listen (Nettstedet → Bilder og rammer) hentes først når den besøkende ber om det.',
          en: 'Only administrators can change it. Scripts, styles and forms are removed; frames from sites on the list (The site → Pictures and frames) are fetched only when the visitor asks for them.',
        },
      },
    },
  ],
})
