import type { Look } from './look'

/** Playful: big bold letters, round things, colours that are glad of each other. */
export const playful: Look = {
  name: 'playful',
  label: { nb: 'Leken', en: 'Playful' },
  note: { nb: 'Store bokstaver, runde former, glade farger.', en: 'Big letters, round shapes, glad colours.' },
  light: {
    background: '#FFFAF2',
    surface: '#F2EBFF',
    text: '#231942',
    muted: '#5B5186',
    brand: '#C01855',
    onBrand: '#FFFFFF',
    accent: '#D96C00',
    border: '#D6C8F2',
  },
  dark: {
    background: '#191230',
    surface: '#251B45',
    text: '#F7F1FF',
    muted: '#BBAEDB',
    brand: '#FF92BA',
    onBrand: '#2A0A1C',
    accent: '#FFC15E',
    border: '#46377A',
  },
  headingFont: 'bricolage-grotesque',
  bodyFont: 'figtree',
  radius: 'large',
  tokens: {
    '--step-3': 'clamp(2rem, 1.5rem + 2.2vw, 3.375rem)',
    '--step-4': 'clamp(2.5rem, 1.5rem + 4.4vw, 5.25rem)',
    '--heading-weight': '780',
    '--figure-weight': '780',
    '--label-case': 'none',
    '--label-loose': '0em',
    '--button-radius': '99rem',
    '--button-weight': '700',
    '--rule': '2px',
    '--card-shadow': '0 .5rem 0 -.0625rem var(--border)',
  },
}
