/** How much of a title and a description search engines show. They cut by width, not by characters. */
import { readable } from '../../lib/readable'

/** Width of a text in pixels. */
export type Measure = (text: string) => number

interface Limits {
  /** Pixels below which a text says little. */
  short: number
  /** Pixels that are shown. */
  most: number
}

/** Google's results on a screen: one line of 600 pixels, less what the ellipsis takes. */
export const TITLE_FONT = '20px Arial, sans-serif'
export const TITLE_LIMITS: Limits = { short: 200, most: 580 }

/** Two lines of 600 pixels, which words seldom fill. */
export const DESCRIPTION_FONT = '14px Arial, sans-serif'
export const DESCRIPTION_LIMITS: Limits = { short: 400, most: 920 }

export type Judgement = 'missing' | 'short' | 'good' | 'long'

export function judge(text: string, measure: Measure, { short, most }: Limits): Judgement {
  if (text === '') return 'missing'
  const width = measure(text)
  if (width > most) return 'long'
  return width < short ? 'short' : 'good'
}

const ELLIPSIS = ' …'

/** As much of a text as fits, whole words where it has any, with an ellipsis where it is cut. */
export function cutToWidth(text: string, measure: Measure, most: number): string {
  if (measure(text) <= most) return text
  let fits = 0
  let tooMuch = text.length
  while (tooMuch - fits > 1) {
    const middle = Math.floor((fits + tooMuch) / 2)
    if (measure(text.slice(0, middle) + ELLIPSIS) <= most) fits = middle
    else tooMuch = middle
  }
  const shown = text.slice(0, fits)
  const lastSpace = text[fits] === ' ' ? fits : shown.lastIndexOf(' ')
  return (lastSpace > 0 ? shown.slice(0, lastSpace) : shown).trimEnd() + ELLIPSIS
}

/** Characters as readers count them. */
export const countCharacters = (text: string): number => [...text].length

/** `https://www.example.no/ovner/varde-8` as `www.example.no › ovner › varde-8`. */
export function addressAsTrail(address: string): string {
  const { host, pathname } = new URL(address)
  const parts = pathname.split('/').filter((part) => part !== '')
  return [host, ...parts.map(readable)].join(' › ')
}
