/** The switch: with it, marketers write drafts that editors approve. */
import type { GlobalConfig, PayloadRequest } from 'payload'
import { editors, hiddenUnlessEditor, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'

export const contentApproval: GlobalConfig = {
  slug: 'contentApproval',
  label: { nb: 'Godkjenning', en: 'Approval' },
  admin: { group: adminGroups.settings, hidden: hiddenUnlessEditor },
  access: { read: staff, update: editors },
  fields: [
    {
      name: 'isOn',
      type: 'checkbox',
      defaultValue: false,
      label: { nb: 'Godkjenning før publisering', en: 'Approval before publishing' },
      admin: {
        description: {
          nb: 'Markedsførere skriver utkast av sider, aktuelt, arrangementer, artikler, skjemaer og gjenbrukbare blokker og ber om godkjenning. En redaktør publiserer. Uten dette leser markedsførere bare.',
          en: 'Marketers write drafts of pages, posts, events, articles, forms and reusable blocks, and ask for approval. An editor publishes. Without it marketers only read.',
        },
      },
    },
  ],
}

export async function isApprovalOn(req: PayloadRequest): Promise<boolean> {
  const { isOn } = await req.payload.findGlobal({ slug: 'contentApproval', depth: 0, req })
  return isOn === true
}
