/** The theme's parts, and the default theme. */
import type { Localised } from '../lib/locales'

export const paletteLabels = {
  background: { nb: 'Bakgrunn', en: 'Background' },
  surface: { nb: 'Flate', en: 'Surface' },
  text: { nb: 'Tekst', en: 'Text' },
  muted: { nb: 'Dempet tekst', en: 'Muted text' },
  brand: { nb: 'Merkefarge', en: 'Brand colour' },
  onBrand: { nb: 'Tekst på merkefarge', en: 'Text on the brand colour' },
  accent: { nb: 'Aksent', en: 'Accent' },
  border: { nb: 'Kant', en: 'Border' },
} as const satisfies Record<string, Localised>

export type PaletteKey = keyof typeof paletteLabels
export type Palette = Record<PaletteKey, string>
export const paletteKeys = Object.keys(paletteLabels) as PaletteKey[]

export interface ThemeColours {
  light: Palette
  dark: Palette
}

export const radii = [
  { value: 'none', label: { nb: 'Ingen', en: 'None' }, pixels: 0 },
  { value: 'small', label: { nb: 'Liten', en: 'Small' }, pixels: 4 },
  { value: 'medium', label: { nb: 'Middels', en: 'Medium' }, pixels: 10 },
  { value: 'large', label: { nb: 'Stor', en: 'Large' }, pixels: 20 },
] as const

export type Radius = (typeof radii)[number]['value']

export const defaultTheme = {
  light: {
    background: '#ffffff',
    surface: '#f3f4f2',
    text: '#1b1d1c',
    muted: '#565b58',
    brand: '#1f5c4a',
    onBrand: '#ffffff',
    accent: '#d9a441',
    border: '#d5d9d6',
  },
  dark: {
    background: '#121514',
    surface: '#1c211f',
    text: '#eef1ef',
    muted: '#a9b2ad',
    brand: '#7fd0b4',
    onBrand: '#0c1512',
    accent: '#e5b95f',
    border: '#333b38',
  },
  headingFont: 'system',
  bodyFont: 'system',
  radius: 'medium',
} as const
