/** Messages from visitors: written only by the form, read and closed by staff. */
import type { CollectionConfig } from 'payload'
import { editors, hiddenUnlessStaff, nobody, staff } from '../../cms/access/roles'

export const contactMessages: CollectionConfig = {
  slug: 'contact-messages',
  labels: { singular: { nb: 'Melding', en: 'Message' }, plural: { nb: 'Meldinger', en: 'Messages' } },
  admin: {
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'handled', 'createdAt'],
    group: { nb: 'Henvendelser', en: 'Enquiries' },
    hidden: hiddenUnlessStaff,
  },
  access: { read: staff, create: nobody, update: staff, delete: editors },
  fields: [
    { name: 'name', type: 'text', required: true, label: { nb: 'Navn', en: 'Name' }, admin: { readOnly: true } },
    { name: 'email', type: 'email', required: true, label: { nb: 'E-post', en: 'E-mail' }, admin: { readOnly: true } },
    { name: 'phone', type: 'text', label: { nb: 'Telefon', en: 'Phone' }, admin: { readOnly: true } },
    {
      name: 'message',
      type: 'textarea',
      required: true,
      label: { nb: 'Melding', en: 'Message' },
      admin: { readOnly: true },
    },
    { name: 'handled', type: 'checkbox', label: { nb: 'Besvart', en: 'Answered' }, admin: { position: 'sidebar' } },
  ],
}
