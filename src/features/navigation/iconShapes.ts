/** What the icons look like: Lucide's SVG files, read when the server is built. */
import armchair from 'lucide-static/icons/armchair.svg?raw'
import award from 'lucide-static/icons/award.svg?raw'
import bookOpen from 'lucide-static/icons/book-open.svg?raw'
import box from 'lucide-static/icons/box.svg?raw'
import building from 'lucide-static/icons/building.svg?raw'
import calendar from 'lucide-static/icons/calendar.svg?raw'
import circleQuestionMark from 'lucide-static/icons/circle-question-mark.svg?raw'
import clipboardList from 'lucide-static/icons/clipboard-list.svg?raw'
import clock from 'lucide-static/icons/clock.svg?raw'
import download from 'lucide-static/icons/download.svg?raw'
import factory from 'lucide-static/icons/factory.svg?raw'
import fileText from 'lucide-static/icons/file-text.svg?raw'
import flame from 'lucide-static/icons/flame.svg?raw'
import flameKindling from 'lucide-static/icons/flame-kindling.svg?raw'
import gift from 'lucide-static/icons/gift.svg?raw'
import globe from 'lucide-static/icons/globe.svg?raw'
import hammer from 'lucide-static/icons/hammer.svg?raw'
import handshake from 'lucide-static/icons/handshake.svg?raw'
import heart from 'lucide-static/icons/heart.svg?raw'
import house from 'lucide-static/icons/house.svg?raw'
import image from 'lucide-static/icons/image.svg?raw'
import info from 'lucide-static/icons/info.svg?raw'
import layoutGrid from 'lucide-static/icons/layout-grid.svg?raw'
import leaf from 'lucide-static/icons/leaf.svg?raw'
import mail from 'lucide-static/icons/mail.svg?raw'
import mapPin from 'lucide-static/icons/map-pin.svg?raw'
import menu from 'lucide-static/icons/menu.svg?raw'
import messageCircle from 'lucide-static/icons/message-circle.svg?raw'
import mountain from 'lucide-static/icons/mountain.svg?raw'
import newspaper from 'lucide-static/icons/newspaper.svg?raw'
import percent from 'lucide-static/icons/percent.svg?raw'
import phone from 'lucide-static/icons/phone.svg?raw'
import recycle from 'lucide-static/icons/recycle.svg?raw'
import ruler from 'lucide-static/icons/ruler.svg?raw'
import search from 'lucide-static/icons/search.svg?raw'
import settings from 'lucide-static/icons/settings.svg?raw'
import shieldCheck from 'lucide-static/icons/shield-check.svg?raw'
import shoppingBag from 'lucide-static/icons/shopping-bag.svg?raw'
import shoppingCart from 'lucide-static/icons/shopping-cart.svg?raw'
import snowflake from 'lucide-static/icons/snowflake.svg?raw'
import sofa from 'lucide-static/icons/sofa.svg?raw'
import sparkles from 'lucide-static/icons/sparkles.svg?raw'
import star from 'lucide-static/icons/star.svg?raw'
import store from 'lucide-static/icons/store.svg?raw'
import sun from 'lucide-static/icons/sun.svg?raw'
import tag from 'lucide-static/icons/tag.svg?raw'
import thermometer from 'lucide-static/icons/thermometer.svg?raw'
import treePine from 'lucide-static/icons/tree-pine.svg?raw'
import truck from 'lucide-static/icons/truck.svg?raw'
import userRound from 'lucide-static/icons/user-round.svg?raw'
import users from 'lucide-static/icons/users.svg?raw'
import video from 'lucide-static/icons/video.svg?raw'
import wrench from 'lucide-static/icons/wrench.svg?raw'
import x from 'lucide-static/icons/x.svg?raw'
import type { IconName } from './icons'

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
  return file.slice(file.indexOf('>', file.indexOf('<svg')) + 1, file.lastIndexOf('</svg>')).replace(/\s*\n\s*/g, '')
}

const shapes = new Map(Object.entries(files).map(([name, file]) => [name, inside(file)]))

/** SVG elements in a square of 24. */
export function iconShape(name: IconName | HeaderIcon): string {
  return shapes.get(name) ?? ''
}
