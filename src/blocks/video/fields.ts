import type { Field } from 'payload'
import { block } from '../../cms/fields/block'
import { headingField } from '../../cms/fields/heading'
import { pictureField } from '../../cms/fields/pictureField'
import { select } from '../../cms/fields/select'
import { translateFor } from '../../cms/messages'
import { richTextField } from '../../cms/richText/editor'
import { FILES } from '../../cms/uploads/slugs'
import { externalVideo } from './external'

const messages = {
  unknownAddress: {
    nb: 'Skriv adressen til en video hos YouTube eller Vimeo.',
    en: 'Write the address of a video at YouTube or Vimeo.',
  },
  needsPoster: {
    nb: 'Velg bildet som står der videoen ikke går.',
    en: 'Choose the picture that stands where the video does not play.',
  },
  needsFile: { nb: 'Velg videofilen.', en: 'Choose the video file.' },
}

interface Siblings {
  source?: 'own' | 'external'
  playback?: 'player' | 'moving' | null
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
      relationTo: FILES,
      label: { nb: 'Videofil', en: 'Video file' },
      admin: { condition: (_, { source }: Siblings) => source !== 'external' },
      validate: (
        value: unknown,
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: Siblings },
      ) => (siblingData.source === 'external' || value ? true : translateFor(req, messages.needsFile)),
    } as Field,
    {
      ...select(
        'playback',
        { nb: 'Avspilling', en: 'Playback' },
        {
          player: { nb: 'Den besøkende spiller av', en: 'The visitor plays it' },
          moving: { nb: 'Levende bilde, uten lyd', en: 'Moving picture, without sound' },
        },
      ),
      // Pages that were written before the choice was there.
      required: false,
      admin: {
        condition: (_, { source }: Siblings) => source !== 'external',
        description: {
          nb: 'Et levende bilde går av seg selv og i ring, med en knapp som stopper det. Bildet står i stedet der bevegelse er slått av, og der det spares på data.',
          en: 'A moving picture plays by itself and in a loop, with a button that stops it. The picture stands in its place where motion is turned off and where data is saved.',
        },
      },
    },
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
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: Siblings },
      ) =>
        siblingData.source !== 'external' || (value && externalVideo(value))
          ? true
          : translateFor(req, messages.unknownAddress),
    } as Field,
    {
      ...pictureField('poster', { label: { nb: 'Bilde før avspilling', en: 'Picture before it plays' } }),
      validate: (
        value: unknown,
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: Siblings },
      ) =>
        siblingData.source === 'external' || siblingData.playback !== 'moving' || value
          ? true
          : translateFor(req, messages.needsPoster),
    } as Field,
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
        { name: 'file', type: 'upload', relationTo: FILES, required: true, label: { nb: 'Fil', en: 'File' } },
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
