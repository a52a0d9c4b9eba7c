/** Shapes of the icons: Lucide's SVG files, read when the server is built. */

import type { IconName } from './icons'
import armchair from './lucide/armchair.svg?raw'
import award from './lucide/award.svg?raw'
import bookOpen from './lucide/book-open.svg?raw'
import box from './lucide/box.svg?raw'
import building from './lucide/building.svg?raw'
import calendar from './lucide/calendar.svg?raw'
import circleQuestionMark from './lucide/circle-question-mark.svg?raw'
import clipboardList from './lucide/clipboard-list.svg?raw'
import clock from './lucide/clock.svg?raw'
import download from './lucide/download.svg?raw'
import factory from './lucide/factory.svg?raw'
import fileText from './lucide/file-text.svg?raw'
import flame from './lucide/flame.svg?raw'
import flameKindling from './lucide/flame-kindling.svg?raw'
import gift from './lucide/gift.svg?raw'
import globe from './lucide/globe.svg?raw'
import hammer from './lucide/hammer.svg?raw'
import handshake from './lucide/handshake.svg?raw'
import heart from './lucide/heart.svg?raw'
import house from './lucide/house.svg?raw'
import image from './lucide/image.svg?raw'
import info from './lucide/info.svg?raw'
import layoutGrid from './lucide/layout-grid.svg?raw'
import leaf from './lucide/leaf.svg?raw'
import mail from './lucide/mail.svg?raw'
import mapPin from './lucide/map-pin.svg?raw'
import menu from './lucide/menu.svg?raw'
import messageCircle from './lucide/message-circle.svg?raw'
import mountain from './lucide/mountain.svg?raw'
import newspaper from './lucide/newspaper.svg?raw'
import percent from './lucide/percent.svg?raw'
import phone from './lucide/phone.svg?raw'
import recycle from './lucide/recycle.svg?raw'
import ruler from './lucide/ruler.svg?raw'
import search from './lucide/search.svg?raw'
import settings from './lucide/settings.svg?raw'
import shieldCheck from './lucide/shield-check.svg?raw'
import shoppingBag from './lucide/shopping-bag.svg?raw'
import shoppingCart from './lucide/shopping-cart.svg?raw'
import snowflake from './lucide/snowflake.svg?raw'
import sofa from './lucide/sofa.svg?raw'
import sparkles from './lucide/sparkles.svg?raw'
import star from './lucide/star.svg?raw'
import store from './lucide/store.svg?raw'
import sun from './lucide/sun.svg?raw'
import tag from './lucide/tag.svg?raw'
import thermometer from './lucide/thermometer.svg?raw'
import treePine from './lucide/tree-pine.svg?raw'
import truck from './lucide/truck.svg?raw'
import userRound from './lucide/user-round.svg?raw'
import users from './lucide/users.svg?raw'
import video from './lucide/video.svg?raw'
import wrench from './lucide/wrench.svg?raw'
import x from './lucide/x.svg?raw'

/** Icons that the header itself uses, beside those that editors choose. */
export type HeaderIcon = 'layout-grid' | 'user-round' | 'menu' | 'search' | 'shopping-cart' | 'x'

const files: Record<IconName | HeaderIcon, string> = {
  armchair,
  award,
  'book-open': bookOpen,
  box,
  building,
  calendar,
  'circle-question-mark': circleQuestionMark,
  'clipboard-list': clipboardList,
  clock,
  download,
  factory,
  'file-text': fileText,
  flame,
  'flame-kindling': flameKindling,
  gift,
  globe,
  hammer,
  handshake,
  heart,
  house,
  image,
  info,
  'layout-grid': layoutGrid,
  leaf,
  'user-round': userRound,
  mail,
  'map-pin': mapPin,
  menu,
  'message-circle': messageCircle,
  mountain,
  newspaper,
  percent,
  phone,
  recycle,
  ruler,
  search,
  settings,
  'shield-check': shieldCheck,
  'shopping-bag': shoppingBag,
  'shopping-cart': shoppingCart,
  snowflake,
  sofa,
  sparkles,
  star,
  store,
  sun,
  tag,
  thermometer,
  'tree-pine': treePine,
  truck,
  users,
  video,
  wrench,
  x,
}

/** The elements inside the file's `svg`. */
function inside(file: string): string {
  const lines = file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>')).split('\n')
  return lines.map((line) => line.trim()).join('')
}

const shapes = new Map(Object.entries(files).map(([name, file]) => [name, inside(file)]))

/** SVG elements in a square of 24. */
export function iconShape(name: IconName | HeaderIcon): string {
  return shapes.get(name) ?? ''
}
