/** Texts of the menus and of the cart in the header. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const navigationTexts = {
  menu: { nb: 'Meny', en: 'Menu' },
  close: { nb: 'Lukk', en: 'Close' },
  language: { nb: 'Språk', en: 'Language' },
  organisationNumber: { nb: 'Org.nr.', en: 'Org. no.' },
  cartEmpty: { nb: '{label}, tom', en: '{label}, empty' },
  cartOne: { nb: '{label}, 1 vare, {total}', en: '{label}, 1 item, {total}' },
  cartMany: { nb: '{label}, {quantity} varer, {total}', en: '{label}, {quantity} items, {total}' },
  cartShow: { nb: 'Vis innholdet i {label}', en: 'Show what is in {label}' },
  cartOpen: { nb: 'Gå til {label}', en: 'Go to {label}' },
  cartTotal: { nb: 'Sum', en: 'Total' },
  menuMore: { nb: 'Mer', en: 'More' },
  mainMenu: { nb: 'Hovedmeny', en: 'Main menu' },
  submenuOf: { nb: 'Undermeny for {label}', en: 'Submenu of {label}' },
  overlayMenu: { nb: 'Hele menyen', en: 'The whole menu' },
  overlayOpen: { nb: 'Alt innhold', en: 'All content' },
  footerMenu: { nb: 'Bunnmeny', en: 'Footer menu' },
  followUs: { nb: 'Følg oss', en: 'Follow us' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [
  { name: { nb: 'Meny, topp og bunn', en: 'Menu, header and footer' }, texts: navigationTexts },
]

declare module '../../web/texts' {
  interface TextTables {
    navigationTexts: typeof navigationTexts
  }
}
