/** The types of menu items (docs/behaviour.md#menu-items), as blocks that editors add, drag, copy and fold. */
import type { Block, BlocksField } from 'payload'
import { linkFields } from '../../../cms/fields/link'
import { networks } from '../../../web/networks'
import { columnsField } from './columns'
import { iconField, kindOf, lookFields, ownLabel, rowsOf } from './common'

/** Depth of dropdowns below the bar; deeper levels are hard to find. */
const DROPDOWN_LEVELS = 3
/** More tabs do not fit beside their content. */
const MAX_TABS = 8

const rows = {
  labels: { singular: { nb: 'Punkt', en: 'Item' }, plural: { nb: 'Punkter', en: 'Items' } },
  admin: { initCollapsed: true },
}

/** An optional link for items that open a panel. */
const ownLink = () => linkFields({ localisedLabel: true, mayBeNone: true })

const link = kindOf('link', { nb: 'Lenke', en: 'Link' }, [...linkFields({ localisedLabel: true }), lookFields()])

function dropdown(levels: number): Block {
  return kindOf('dropdown', { nb: 'Undermeny', en: 'Dropdown' }, [
    ...ownLink(),
    {
      name: 'items',
      type: 'blocks',
      minRows: 1,
      label: { nb: 'Punkter', en: 'Items' },
      ...rows,
      blocks: levels > 1 ? [link, dropdown(levels - 1)] : [link],
    },
    lookFields(),
  ])
}

const mega = kindOf('mega', { nb: 'Storpanel', en: 'Mega panel' }, [...ownLink(), columnsField, lookFields()])

const tabs = kindOf('menuTabs', { nb: 'Faner', en: 'Tabs' }, [
  ...ownLink(),
  rowsOf('tabs', { one: { nb: 'Fane', en: 'Tab' }, many: { nb: 'Faner', en: 'Tabs' }, max: MAX_TABS }, [
    ...ownLink(),
    columnsField,
    lookFields(),
  ]),
  lookFields(),
])

const cart = kindOf('cart', { nb: 'Handlekurv', en: 'Cart' }, [
  ...linkFields({ localisedLabel: true }),
  lookFields({ icon: false, badge: false }),
])

const account = kindOf('account', { nb: 'Innlogging og registrering', en: 'Sign-in and registration' }, [
  ownLabel({ nb: '«Logg inn» når feltet er tomt.', en: '“Sign in” when empty.' }),
  lookFields({ icon: false, badge: false }),
])

const search = kindOf('search', { nb: 'Søk', en: 'Search' }, [
  ownLabel({ nb: '«Søk» når feltet er tomt.', en: '“Search” when empty.' }),
  lookFields({ icon: false, badge: false }),
])

const icon = kindOf('icon', { nb: 'Ikon', en: 'Icon' }, [
  { ...iconField, required: true } as typeof iconField,
  ...linkFields({ localisedLabel: true }),
  lookFields({ icon: false, badge: false }),
])

const social = kindOf('social', { nb: 'Sosiale medier', en: 'Social media' }, [
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
])

function itemsField({ name, max, blocks }: { name: string; max: number; blocks: Block[] }): BlocksField {
  return {
    name,
    type: 'blocks',
    maxRows: max,
    label: { nb: 'Menypunkter', en: 'Menu items' },
    ...rows,
    blocks,
  }
}

/** Items of the bar. */
export const barItems = (field: { name: string; max: number }) =>
  itemsField({ ...field, blocks: [link, dropdown(DROPDOWN_LEVELS), mega, tabs, search, account, cart, icon, social] })

/** Items of the overlay: links, at most two levels, and the icons below them. */
export const overlayItems = (field: { name: string; max: number }) =>
  itemsField({ ...field, blocks: [link, dropdown(1), icon, social] })
