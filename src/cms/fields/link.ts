/** Link fields: to a page of the site, an article, a file, a URL, or what features declare. */

import type { ArrayField, Block, Field, GroupField, RadioField, SingleRelationshipField } from 'payload'
import type { Localised } from '../../lib/locales'
import { isCollection, type Linked, type LinkedCollection, PAGES } from '../linkTargets'
import { translateFor } from '../messages'
import { FILES } from '../uploads/slugs'
import { isSafeAddress } from './address'

const messages = {
  needsPage: { nb: 'Velg siden som lenken går til.', en: 'Choose the page that the link goes to.' },
  needsFile: { nb: 'Velg filen som lenken går til.', en: 'Choose the file that the link goes to.' },
  badAddress: {
    nb: 'Skriv en full adresse (https://…), mailto:, tel: eller en sti som begynner med / eller #.',
    en: 'Write a full address (https://…), mailto:, tel:, or a path that begins with / or #.',
  },
}

/** Targets of a link beside those that features declare; `none` only where a link is optional, as in the head of a submenu. */
type LinkType = 'none' | 'page' | 'file' | 'address'

interface LinkSiblings {
  type?: string
}

const typeLabels: Record<LinkType, Localised> = {
  none: { nb: 'Ingenting', en: 'Nothing' },
  page: { nb: 'Side', en: 'Page' },
  file: { nb: 'Fil', en: 'File' },
  address: { nb: 'Adresse', en: 'Address' },
}

/**
 * A linked page, stored as its id. The page tree knows its path; populating it would make every page depend on its
 * content.
 */
export function linkedPageField(label: Localised): SingleRelationshipField {
  return { name: 'page', type: 'relationship', relationTo: PAGES, maxDepth: 0, label }
}

/** A linked document whose address is made from its own fields. */
function targetField({ type, collection, label, missing }: LinkedCollection): Field {
  return {
    name: type,
    type: 'relationship',
    relationTo: collection,
    label,
    admin: { condition: (_, siblings: LinkSiblings) => siblings.type === type },
    validate: (
      value: unknown,
      { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: LinkSiblings },
    ) => (siblingData.type !== type || value ? true : translateFor(req, missing)),
  } as Field
}

const DECLARED = 'declaredTargets'

/** Marks the field that those of declared targets follow (`withLinkTargets`); the value says whether they may be left empty. */
export const targetsFollow = { custom: { [DECLARED]: 'required' } } as const

/** The fields of a link except its label. */
function targetFields({ mayBeNone = false } = {}): Field[] {
  const types = (Object.keys(typeLabels) as LinkType[]).filter((type) => mayBeNone || type !== 'none')
  return [
    {
      name: 'type',
      type: 'radio',
      label: { nb: 'Lenker til', en: 'Links to' },
      defaultValue: mayBeNone ? 'none' : 'page',
      options: types.map((value) => ({ value, label: typeLabels[value] })),
      admin: { layout: 'horizontal' },
    },
    {
      ...linkedPageField({ nb: 'Side', en: 'Page' }),
      admin: { condition: (_, siblings: LinkSiblings) => siblings.type === 'page' },
      validate: (
        value: unknown,
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: LinkSiblings },
      ) => (siblingData.type !== 'page' || value ? true : translateFor(req, messages.needsPage)),
    },
    {
      name: 'anchor',
      type: 'text',
      label: { nb: 'Anker på siden', en: 'Anchor on the page' },
      admin: { condition: (_, siblings: LinkSiblings) => siblings.type === 'page' },
      ...targetsFollow,
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: FILES,
      label: { nb: 'Fil', en: 'File' },
      admin: { condition: (_, siblings: LinkSiblings) => siblings.type === 'file' },
      validate: (
        value: unknown,
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: LinkSiblings },
      ) => (siblingData.type !== 'file' || value ? true : translateFor(req, messages.needsFile)),
    },
    {
      name: 'url',
      type: 'text',
      label: { nb: 'Adresse', en: 'Address' },
      admin: { condition: (_, siblings: LinkSiblings) => siblings.type === 'address' },
      validate: (
        value: string | null | undefined,
        { req, siblingData }: { req: Parameters<typeof translateFor>[0]; siblingData: LinkSiblings },
      ) =>
        siblingData.type !== 'address' || (value && isSafeAddress(value))
          ? true
          : translateFor(req, messages.badAddress),
    },
    {
      name: 'newTab',
      type: 'checkbox',
      label: { nb: 'Åpne i ny fane', en: 'Open in a new tab' },
      admin: {
        condition: (_, siblings: LinkSiblings) => siblings.type === 'file' || siblings.type === 'address',
      },
    },
  ] as Field[]
}

/** A link with its label, as a row of an array (`items`, a menu's children). */
export function linkFields({ localisedLabel = false, mayBeNone = false, labelRequired = true } = {}): Field[] {
  return [
    {
      name: 'label',
      type: 'text',
      required: labelRequired,
      localized: localisedLabel,
      label: { nb: 'Lenketekst', en: 'Link text' },
    },
    ...targetFields({ mayBeNone }),
  ]
}

/** One optional link, as a card has it. */
export function linkField(): GroupField {
  return {
    name: 'link',
    type: 'group',
    label: { nb: 'Lenke', en: 'Link' },
    fields: [
      { name: 'label', type: 'text', label: { nb: 'Lenketekst', en: 'Link text' } },
      ...optional(targetFields()),
    ],
  }
}

/** Skips validation while the link has no label, since no link is drawn then. */
function optional(fields: Field[]): Field[] {
  return fields.map((field) => {
    if (field.custom?.[DECLARED]) return { ...field, custom: { [DECLARED]: 'optional' } }
    if (!('validate' in field) || typeof field.validate !== 'function') return field
    const validate = field.validate as (value: unknown, options: { siblingData: { label?: string } }) => unknown
    return {
      ...field,
      validate: (value: unknown, options: { siblingData: { label?: string } }) =>
        options.siblingData.label ? validate(value, options) : true,
    } as Field
  })
}

/** Completes the links among fields, at any depth, with the targets that the program's features declare. */
export function withLinkTargets(fields: readonly Field[], targets: readonly Linked[]): Field[] {
  const mark = fields.find(({ custom }) => custom?.[DECLARED])
  const collections = targets.filter(isCollection)
  const lists = targets.filter((target) => !isCollection(target))
  return fields.flatMap((field) => {
    if (mark && field.type === 'radio' && field.name === 'type')
      return {
        ...field,
        options: field.options.flatMap((option) =>
          isPage(option) ? [option, ...[...collections, ...lists].map(optionOf)] : [option],
        ),
      }
    const declared = collections.map(targetField)
    if (field === mark) return [field, ...(mark.custom?.[DECLARED] === 'optional' ? optional(declared) : declared)]
    return withTargetsBelow(field, targets)
  })
}

function withTargetsBelow(field: Field, targets: readonly Linked[]): Field {
  const completed = <Part extends { fields: Field[] }>(part: Part): Part => ({
    ...part,
    fields: withLinkTargets(part.fields, targets),
  })
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map(completed) }
  if (field.type === 'blocks') return { ...field, blocks: field.blocks.map((block: Block) => completed(block)) }
  return 'fields' in field ? completed(field) : field
}

const isPage = (option: RadioField['options'][number]) => typeof option === 'object' && option.value === 'page'
const optionOf = ({ type, label }: Linked) => ({ value: type, label })

/** Links drawn as buttons under a block's text. */
export function linksField({ maxRows = 2, minRows = 0 } = {}): ArrayField {
  return {
    name: 'links',
    type: 'array',
    label: { nb: 'Knapper', en: 'Buttons' },
    labels: { singular: { nb: 'Knapp', en: 'Button' }, plural: { nb: 'Knapper', en: 'Buttons' } },
    minRows,
    maxRows,
    fields: [
      ...linkFields(),
      {
        name: 'style',
        type: 'select',
        label: { nb: 'Utseende', en: 'Appearance' },
        defaultValue: 'primary',
        options: [
          { value: 'primary', label: { nb: 'Fylt knapp', en: 'Filled button' } },
          { value: 'secondary', label: { nb: 'Knapp med ramme', en: 'Outlined button' } },
          { value: 'text', label: { nb: 'Tekstlenke', en: 'Text link' } },
        ],
      },
    ],
  }
}
