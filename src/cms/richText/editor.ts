/** The rich text editor: the features that editors have (see `validate.ts` for what REST may send). */

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
import { type CollectionSlug, type RichTextField, ValidationError } from 'payload'
import type { Localised } from '../../lib/locales'
import { isCollection, type Linked, PAGES } from '../linkTargets'
import { translateFor } from '../messages'
import { FILES, MEDIA } from '../uploads/slugs'
import { tooltipBlock } from './tooltip'
import { findForeignRichText, richTextMessages } from './validate'

/** Collections that links of texts may lead to. */
export const linkedCollections = (targets: readonly Linked[]): CollectionSlug[] => [
  PAGES,
  ...targets.filter(isCollection).map(({ collection }) => collection),
  FILES,
]

/** What the page's own editor offers (`web/client/visualEditing/writing`) is among them. */
export const editorFeatures = (targets: readonly Linked[]) => [
  ParagraphFeature(),
  // Level one is reserved for the page's title.
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  StrikethroughFeature(),
  SubscriptFeature(),
  SuperscriptFeature(),
  LinkFeature({ enabledCollections: linkedCollections(targets) }),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  HorizontalRuleFeature(),
  UploadFeature({
    enabledCollections: [MEDIA],
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

export const editorOf = (targets: readonly Linked[]) => lexicalEditor({ features: () => editorFeatures(targets) })

/** A rich text field that refuses nodes that the editor cannot make, in drafts too: previews render them. */
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
          const message = translateFor(req, richTextMessages.foreign, { what: foreign })
          throw new ValidationError(
            { collection: collection?.slug ?? '', errors: [{ message, path: path.join('.') }], req },
            req.t,
          )
        },
      ],
    },
  }
}
