import type { Field } from 'payload'
import { isSafeAddress } from '../../cms/fields/address'
import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import { richTextField } from '../../cms/richText/editor'

const messages = {
  badAddress: {
    nb: 'Skriv en full adresse (https://…) eller en sti som begynner med /.',
    en: 'Write a full address (https://…) or a path that begins with /.',
  },
}

interface Siblings {
  opens?: 'picture' | 'content' | 'frame'
}

/** A button or a picture that opens a picture, a text or another page on top of this one. */
export const lightboxBlock = block({
  slug: 'lightbox',
  name: { nb: 'Lysboks', en: 'Lightbox' },
  fields: [
    headingField(),
    { name: 'label', type: 'text', required: true, maxLength: 80, label: { nb: 'Knappens tekst', en: 'Label' } },
    pictureField('thumbnail', { label: { nb: 'Lite bilde på knappen', en: 'Small picture on the button' } }),
    select(
      'opens',
      { nb: 'Åpner', en: 'Opens' },
      {
        picture: { nb: 'Et bilde', en: 'A picture' },
        content: { nb: 'En tekst', en: 'A text' },
        frame: { nb: 'En annen side', en: 'Another page' },
      },
    ),
    {
      ...pictureField('picture'),
      admin: { condition: (_: unknown, { opens }: Siblings) => opens === 'picture' },
    },
    {
      ...richTextField('content', { required: false }),
      admin: { condition: (_: unknown, { opens }: Siblings) => opens === 'content' },
    },
    {
      name: 'url',
      type: 'text',
      label: { nb: 'Adresse', en: 'Address' },
      admin: {
        condition: (_: unknown, { opens }: Siblings) => opens === 'frame',
        description: {
          nb: 'Andre nettsteder må stå på listen i Nettstedet → Bilder og rammer; ellers blir det en vanlig lenke.',
          en: 'Other sites must be on the list in The site → Pictures and frames; otherwise it is an ordinary link.',
        },
      },
      validate: (
        value: string | null | undefined,
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: Siblings },
      ) =>
        siblingData.opens !== 'frame' || (value && /^(https?:|\/)/.test(value) && isSafeAddress(value))
          ? true
          : translateFor(req, messages.badAddress),
    } as Field,
  ],
})
