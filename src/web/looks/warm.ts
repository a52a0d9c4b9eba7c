import type { Look } from './look'

/** Craft and warmth: a serif with character on paper and earth. */
export const warm: Look = {
  name: 'warm',
  label: { nb: 'Varm', en: 'Warm' },
  note: { nb: 'Seriffer på papir, jord og glør.', en: 'Serifs on paper, earth and embers.' },
  light: {
    background: '#FBF7F0',
    surface: '#F3EADD',
    text: '#271D17',
    muted: '#65584D',
    brand: '#963314',
    onBrand: '#FFF8F0',
    accent: '#A84B0C',
    border: '#DDD0BF',
  },
  dark: {
    background: '#171310',
    surface: '#221B17',
    text: '#F5ECE1',
    muted: '#B9AB9C',
    brand: '#F28B4E',
    onBrand: '#1D0F08',
    accent: '#FFB870',
    border: '#3D322B',
  },
  headingFont: 'fraunces',
  bodyFont: 'instrument-sans',
  radius: 'small',
  tokens: {},
}
