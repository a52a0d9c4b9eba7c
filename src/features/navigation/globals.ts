/** The menus that editors compose. A draft shows only in the live preview; publishing takes effect at once. */
import type { Field, GlobalConfig } from 'payload'
import { editors, hiddenUnlessEditor, publishedOrStaff, staff } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import { AUTOSAVE_INTERVAL } from '../../cms/autosave'
import { linkFields } from '../../cms/fields/link'
import { select } from '../../cms/fields/select'
import { DEFAULT_BREAKPOINT, DEFAULT_GUTTER } from './constants'
import { barItems, overlayItems } from './items'
import { deviceField } from './items/common'
import { navigationPreviewPath } from './preview'
import { NAVIGATION } from './slug'

/** More do not fit a bar, tools included. */
const MAX_BAR_ITEMS = 16
const MAX_OVERLAY_ITEMS = 12
const MAX_VERSIONS = 30

const footer: Field = {
  name: 'footer',
  type: 'array',
  maxRows: 4,
  label: { nb: 'Kolonner', en: 'Columns' },
  labels: { singular: { nb: 'Kolonne', en: 'Column' }, plural: { nb: 'Kolonner', en: 'Columns' } },
  fields: [
    { name: 'heading', type: 'text', required: true, localized: true, label: { nb: 'Overskrift', en: 'Heading' } },
    {
      name: 'links',
      type: 'array',
      label: { nb: 'Lenker', en: 'Links' },
      labels: { singular: { nb: 'Lenke', en: 'Link' }, plural: { nb: 'Lenker', en: 'Links' } },
      fields: linkFields({ localisedLabel: true }),
    },
  ],
}

const layoutFields: Field[] = [
  select(
    'layout',
    { nb: 'Oppsett', en: 'Layout' },
    {
      responsive: { nb: 'Linje, som felles sammen på smale skjermer', en: 'Bar that collapses on narrow screens' },
      horizontal: { nb: 'Linje, med sidepanel på smale skjermer', en: 'Bar, with a side panel on narrow screens' },
      vertical: { nb: 'Sidepanel på alle skjermer', en: 'Side panel on all screens' },
    },
  ),
  {
    type: 'row',
    fields: [
      {
        name: 'breakpoint',
        type: 'number',
        required: true,
        min: 320,
        max: 1600,
        defaultValue: DEFAULT_BREAKPOINT,
        label: { nb: 'Smale skjermer er til og med (px)', en: 'Narrow screens are up to (px)' },
      },
      {
        name: 'gutter',
        type: 'number',
        required: true,
        min: 8,
        max: 120,
        defaultValue: DEFAULT_GUTTER,
        label: { nb: 'Luft i sidene (px)', en: 'Space at the sides (px)' },
      },
    ],
  },
  {
    name: 'opening',
    type: 'radio',
    required: true,
    defaultValue: 'hover',
    label: { nb: 'Undermenyer åpnes', en: 'Dropdowns open' },
    options: [
      {
        value: 'hover',
        label: { nb: 'Når musen hviler på dem, og ved klikk', en: 'When the mouse rests on them, and by click' },
      },
      { value: 'click', label: { nb: 'Bare ved klikk', en: 'By click alone' } },
    ],
  },
  {
    type: 'row',
    fields: [
      {
        name: 'sticky',
        type: 'checkbox',
        defaultValue: true,
        label: { nb: 'Linjen følger med når siden rulles', en: 'The bar stays when the page scrolls' },
      },
      {
        name: 'stickyOffset',
        type: 'number',
        required: true,
        min: 0,
        max: 5000,
        defaultValue: 0,
        label: { nb: 'Etter (px)', en: 'After (px)' },
        admin: {
          condition: (_, siblings: { sticky?: boolean }) => siblings.sticky === true,
          description: {
            nb: 'Aldri før linjens egen høyde og 10 px.',
            en: 'Never before the bar’s own height and 10 px.',
          },
        },
      },
    ],
  },
]

export const navigationGlobal: GlobalConfig = {
  slug: NAVIGATION,
  label: { nb: 'Menyer', en: 'Menus' },
  admin: {
    group: adminGroups.content,
    hidden: hiddenUnlessEditor,
    livePreview: { url: ({ locale }) => navigationPreviewPath(locale?.code) },
    preview: (_, { locale }) => navigationPreviewPath(locale),
  },
  // Not `anyone`: unconditional read access includes drafts (`?draft=true`).
  access: { read: publishedOrStaff, readVersions: staff, update: editors },
  versions: { drafts: { autosave: { interval: AUTOSAVE_INTERVAL }, validate: false }, max: MAX_VERSIONS },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nb: 'Hovedmeny', en: 'Main menu' },
          fields: [barItems({ name: 'items', max: MAX_BAR_ITEMS })],
        },
        {
          label: { nb: 'Helskjermsmeny', en: 'Overlay menu' },
          fields: [
            {
              name: 'overlay',
              type: 'group',
              label: false,
              admin: {
                description: {
                  nb: 'Åpnes med en egen knapp i linjen. Uten punkter vises ingen knapp.',
                  en: 'Opens with a button of its own in the bar. Without items no button is shown.',
                },
              },
              fields: [
                overlayItems({ name: 'items', max: MAX_OVERLAY_ITEMS }),
                deviceField({ nb: 'Knappen vises på', en: 'The button is shown on' }),
              ],
            },
          ],
        },
        { label: { nb: 'Bunnmeny', en: 'Footer menu' }, fields: [footer] },
        { label: { nb: 'Oppsett', en: 'Layout' }, fields: layoutFields },
      ],
    },
  ],
}
