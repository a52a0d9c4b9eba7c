/** The types of menu items (spec §2, mega navigation menu), as blocks that editors add, drag, copy and fold. */
import type { Block, BlocksField } from 'payload'
import { linkFields } from '../../../content/fields/link'
import type { Localised } from '../../../content/locales'
import { networks } from '../../../site/networks'
import { columnsField } from './columns'
import { iconField, lookFields, ownLabel } from './common'

/** How deep dropdowns go below the bar; deeper ones nobody finds. */
const DROPDOWN_LEVELS = 3
/** More tabs than these do not fit beside their content. */
const MAX_TABS = 8

const labels = (name: Localised) => ({ singular: name, plural: name })
const rows = {
  labels: { singular: { nb: 'Punkt', en: 'Item' }, plural: { nb: 'Punkter', en: 'Items' } },
}

const link: Block = {
  slug: 'link',
  labels: labels({ nb: 'Lenke', en: 'Link' }),
  fields: [...linkFields({ localisedLabel: true }), lookFields()],
}

function dropdown(levels: number): Block {
  return {
    slug: 'dropdown',
    labels: labels({ nb: 'Undermeny', en: 'Dropdown' }),
    fields: [
      ...linkFields({ localisedLabel: true, mayBeNone: true }),
      {
        name: 'items',
        type: 'blocks',
        minRows: 1,
        label: { nb: 'Punkter', en: 'Items' },
        ...rows,
        blocks: levels > 1 ? [link, dropdown(levels - 1)] : [link],
      },
      lookFields(),
    ],
  }
}

const mega: Block = {
  slug: 'mega',
  labels: labels({ nb: 'Storpanel', en: 'Mega panel' }),
  fields: [...linkFields({ localisedLabel: true, mayBeNone: true }), columnsField, lookFields()],
}

const tabs: Block = {
  slug: 'tabs',
  labels: labels({ nb: 'Faner', en: 'Tabs' }),
  fields: [
    ...linkFields({ localisedLabel: true, mayBeNone: true }),
    {
      name: 'tabs',
      type: 'array',
      minRows: 1,
      maxRows: MAX_TABS,
      label: { nb: 'Faner', en: 'Tabs' },
      labels: { singular: { nb: 'Fane', en: 'Tab' }, plural: { nb: 'Faner', en: 'Tabs' } },
      fields: [...linkFields({ localisedLabel: true, mayBeNone: true }), columnsField, lookFields()],
    },
    lookFields(),
  ],
}

const cart: Block = {
  slug: 'cart',
  labels: labels({ nb: 'Handlekurv', en: 'Cart' }),
  fields: [...linkFields({ localisedLabel: true }), lookFields({ icon: false, badge: false })],
}

const account: Block = {
  slug: 'account',
  labels: labels({ nb: 'Innlogging og registrering', en: 'Sign-in and registration' }),
  fields: [
    ownLabel({ nb: '«Logg inn» når feltet er tomt.', en: '“Sign in” when empty.' }),
    lookFields({ icon: false, badge: false }),
  ],
}

const search: Block = {
  slug: 'search',
  labels: labels({ nb: 'Søk', en: 'Search' }),
  fields: [
    ownLabel({ nb: '«Søk» når feltet er tomt.', en: '“Search” when empty.' }),
    lookFields({ icon: false, badge: false }),
  ],
}

const icon: Block = {
  slug: 'icon',
  labels: labels({ nb: 'Ikon', en: 'Icon' }),
  fields: [
    { ...iconField, required: true } as typeof iconField,
    ...linkFields({ localisedLabel: true }),
    lookFields({ icon: false, badge: false }),
  ],
}

const social: Block = {
  slug: 'social',
  labels: labels({ nb: 'Sosiale medier', en: 'Social media' }),
  fields: [
    {
      name: 'networks',
      type: 'select',
      hasMany: true,
      label: { nb: 'Nettverk', en: 'Networks' },
      options: networks.map(({ value, name }) => ({ value, label: name })),
      admin: {
        description: {
          nb: 'Kontoene står under «Nettstedet». Ingen valgt betyr alle.',
          en: 'The accounts are under “The site”. None chosen means all.',
        },
      },
    },
    lookFields({ icon: false, badge: false }),
  ],
}

/** Items of the bar. */
export function barItems({ name, max }: { name: string; max: number }): BlocksField {
  return {
    name,
    type: 'blocks',
    maxRows: max,
    label: { nb: 'Menypunkter', en: 'Menu items' },
    ...rows,
    blocks: [link, dropdown(DROPDOWN_LEVELS), mega, tabs, search, account, cart, icon, social],
  }
}

/** Items of the overlay: destinations, at most two levels, and the icons below them. */
export function overlayItems({ name, max }: { name: string; max: number }): BlocksField {
  return {
    name,
    type: 'blocks',
    maxRows: max,
    label: { nb: 'Menypunkter', en: 'Menu items' },
    ...rows,
    blocks: [link, dropdown(1), icon, social],
  }
}
