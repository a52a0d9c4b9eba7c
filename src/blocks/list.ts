/** The blocks that belong to no feature, and all blocks as the admin offers them. */
import type { Block } from 'payload'
import { displayField } from '../cms/fields/display'
import type { Localised } from '../lib/locales'
import type { AnyContentBlock, BlockGroup } from '../web/contentBlock'
import { accordion } from './accordion'
import { audio } from './audio'
import { beforeAfter } from './beforeAfter'
import { callToAction } from './callToAction'
import { cards } from './cards'
import { carousel } from './carousel'
import { columns } from './columns'
import { countdown } from './countdown'
import { divider } from './divider'
import { expand } from './expand'
import { faq } from './faq'
import { fileList } from './fileList'
import { gallery } from './gallery'
import { hero } from './hero'
import { imageCarousel } from './imageCarousel'
import { lightbox } from './lightbox'
import { logoWall } from './logoWall'
import { priceTable } from './priceTable'
import { quote } from './quote'
import { rawHtml } from './rawHtml'
import { richText } from './richText'
import { subNavigation } from './subNavigation'
import { table } from './table'
import { tabs } from './tabs'
import { testimonials } from './testimonials'
import { textWithImage } from './textWithImage'
import { video } from './video'

/** In the order of the picker, within their groups. */
export const ownBlocks: readonly AnyContentBlock[] = [
  hero,
  richText,
  textWithImage,
  cards,
  columns,
  quote,
  table,
  divider,
  subNavigation,
  tabs,
  accordion,
  expand,
  faq,
  gallery,
  imageCarousel,
  carousel,
  beforeAfter,
  lightbox,
  video,
  audio,
  callToAction,
  priceTable,
  testimonials,
  logoWall,
  countdown,
  fileList,
  rawHtml,
]

/** In the order of the picker. */
const groupNames: Readonly<Record<BlockGroup, Localised>> = {
  text: { nb: 'Tekst', en: 'Text' },
  opening: { nb: 'Tekst som åpnes', en: 'Text that opens' },
  media: { nb: 'Bilder, lyd og video', en: 'Pictures, sound and video' },
  sales: { nb: 'Salg og tillit', en: 'Sales and trust' },
  elsewhere: { nb: 'Hentet fra andre steder', en: 'From elsewhere' },
}
const groups = Object.keys(groupNames)

/** Blocks in the order of the picker: group by group, those of features after the others. */
export function inPickerOrder(blocks: readonly AnyContentBlock[]): readonly AnyContentBlock[] {
  return [...blocks].sort((one, other) => groups.indexOf(one.group) - groups.indexOf(other.group))
}

/**
 * A block in the form of Payload's blocks, with the fields that all have. Those are made anew for each configuration:
 * Payload adds a date's time zone to the very list that it is given.
 */
export function offered({ config, group }: AnyContentBlock): Block {
  return {
    ...config,
    // Generated types are named by this, and those of collections by their slugs.
    interfaceName: `${config.slug.charAt(0).toUpperCase()}${config.slug.slice(1)}Block`,
    fields: [...config.fields, displayField()],
    admin: { ...config.admin, group: groupNames[group] },
  }
}
