/** The rich text editor: what editors can make, and nothing else (see `validate.ts` for what REST may send). */
import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  StrikethroughFeature,
  SubscriptFeature,
  SuperscriptFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical'
import { type RichTextField, ValidationError } from 'payload'
import type { Localised } from '../../lib/locales'
import { say } from '../messages'
import { tooltipBlock } from './tooltip'
import { findForeignRichText, richTextMessages } from './validate'

export const editorFeatures = () => [
  ParagraphFeature(),
  // The page's own title is the only level one.
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  LinkFeature({ enabledCollections: ['pages', 'files'] }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  UploadFeature({
    enabledCollections: ['media'],
    collections: {
      media: {
        fields: [{ name: 'caption', type: 'text', label: { nb: 'Bildetekst', en: 'Caption' } }],
      },
    },
  }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ inlineBlocks: [tooltipBlock] }),
  FixedToolbarFeature(),
  InlineToolbarFeature(),
]

export const editor = lexicalEditor({ features: editorFeatures })

/** A rich text field that refuses what the editor could not have made, in drafts too: a preview renders them. */
export function richTextField(
  name = 'content',
  { label = { nb: 'Tekst', en: 'Text' }, required = true }: { label?: Localised; required?: boolean } = {},
): RichTextField {
  return {
    name,
    type: 'richText',
    label,
    required,
    hooks: {
      beforeValidate: [
        ({ value, req, path, collection }) => {
          const foreign = findForeignRichText(value)
          if (!foreign) return value
          const message = say(req, richTextMessages.foreign, { what: foreign })
          throw new ValidationError(
            { collection: collection?.slug ?? '', errors: [{ message, path: path.join('.') }], req },
            req.t,
          )
        },
      ],
    },
  }
}
