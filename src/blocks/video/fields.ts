import type { Field } from 'payload'
import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { say } from '../../cms/messages'
import { richTextField } from '../../cms/richText/editor'
import { externalVideo } from './external'

const messages = {
  unknownAddress: {
    nb: 'Skriv adressen til en video hos YouTube eller Vimeo.',
    en: 'Write the address of a video at YouTube or Vimeo.',
  },
  needsFile: { nb: 'Velg videofilen.', en: 'Choose the video file.' },
}

interface Siblings {
  source?: 'own' | 'external'
}

export const videoBlock = block({
  slug: 'video',
  name: { nb: 'Video', en: 'Video' },
  fields: [
    headingField(),
    { name: 'title', type: 'text', required: true, maxLength: 160, label: { nb: 'Tittel', en: 'Title' } },
    select(
      'source',
      { nb: 'Kilde', en: 'Source' },
      {
        own: { nb: 'Egen fil', en: 'Own file' },
        external: { nb: 'YouTube eller Vimeo', en: 'YouTube or Vimeo' },
      },
    ),
    {
      name: 'file',
      type: 'upload',
      relationTo: 'files',
      label: { nb: 'Videofil', en: 'Video file' },
      admin: { condition: (_, { source }: Siblings) => source !== 'external' },
      validate: (value: unknown, { req, siblingData }: { req: Parameters<typeof say>[0]; siblingData: Siblings }) =>
        siblingData.source === 'external' || value ? true : say(req, messages.needsFile),
    } as Field,
    {
      name: 'url',
      type: 'text',
      label: { nb: 'Adresse', en: 'Address' },
      admin: {
        condition: (_, { source }: Siblings) => source === 'external',
        description: {
          nb: 'Ingenting hentes derfra før den besøkende trykker på avspilling.',
          en: 'Nothing is fetched from there before the visitor presses play.',
        },
      },
      validate: (
        value: string | null | undefined,
        { req, siblingData }: { req: Parameters<typeof say>[0]; siblingData: Siblings },
      ) =>
        siblingData.source !== 'external' || (value && externalVideo(value)) ? true : say(req, messages.unknownAddress),
    } as Field,
    pictureField('poster', { label: { nb: 'Bilde før avspilling', en: 'Picture before it plays' } }),
    select(
      'shape',
      { nb: 'Format', en: 'Shape' },
      {
        wide: { nb: 'Bredt (16:9)', en: 'Wide (16:9)' },
        classic: { nb: 'Klassisk (4:3)', en: 'Classic (4:3)' },
        square: { nb: 'Kvadrat', en: 'Square' },
        tall: { nb: 'Høyt (9:16)', en: 'Tall (9:16)' },
      },
    ),
    {
      name: 'captions',
      type: 'array',
      maxRows: 8,
      label: { nb: 'Undertekster (VTT)', en: 'Captions (VTT)' },
      labels: {
        singular: { nb: 'Undertekst', en: 'Captions' },
        plural: { nb: 'Undertekster', en: 'Captions' },
      },
      fields: [
        { name: 'file', type: 'upload', relationTo: 'files', required: true, label: { nb: 'Fil', en: 'File' } },
        select(
          'language',
          { nb: 'Språk', en: 'Language' },
          { nb: { nb: 'Norsk', en: 'Norwegian' }, en: { nb: 'Engelsk', en: 'English' } },
        ),
      ],
    },
    richTextField('transcript', {
      label: { nb: 'Tekstversjon', en: 'Transcript' },
      required: false,
    }),
  ],
})
