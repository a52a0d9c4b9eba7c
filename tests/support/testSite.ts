/** A small site for tests of what is drawn: page 1 is published at `/om-oss`, all other pages are not. */

import type { Media } from '../../src/cms/types'
import { fill } from '../../src/lib/fill'
import type { Site } from '../../src/web/site'
import { sharedTexts, type TextGroup, textsIn } from '../../src/web/texts'

/**
 * The features' own, without the features: a test of what is drawn needs no more of them. No type argument at `glob`:
 * Vitest knows by its text that such a module must not be kept (`fsModuleCache`).
 */
const ofFeatures = import.meta.glob('../../src/features/*/texts.ts', { eager: true, import: 'texts' })
export const testTexts = textsIn([...sharedTexts, ...Object.values(ofFeatures as Record<string, TextGroup[]>).flat()])

export const testSite = {
  locale: 'nb',
  url: 'https://example.com',
  languages: ['nb'],
  path: '/',
  settings: {},
  t: (key, values) => fill(testTexts[key].nb, values),
  href: (path) => path,
  pageHref: (id) => (id === 1 ? '/om-oss' : undefined),
  linkTargets: [],
  listPages: [],
  screens: [],
  search: { path: '/sok', suggestions: '/sok/forslag' },
  tree: { path: (id: number) => (id === 1 ? '/om-oss' : undefined), idAt: () => undefined },
} as Pick<
  Site,
  | 'locale'
  | 'url'
  | 'languages'
  | 'path'
  | 'linkTargets'
  | 'listPages'
  | 'screens'
  | 'search'
  | 't'
  | 'href'
  | 'pageHref'
> & {
  settings: object
  tree: object
} as Site

export const testPicture: Media = {
  id: 1,
  alt: 'En ovn',
  filename: 'ovn.jpg',
  width: 2400,
  height: 1600,
  focalX: 30,
  focalY: 72,
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
  sizes: {
    w480: { filename: 'ovn-480.webp', width: 480, height: 320 },
    w960: { filename: 'ovn-960.webp', width: 960, height: 640 },
  },
}

/** Rich text of plain paragraphs. */
export function paragraphs(...all: string[]) {
  return richText(...all.map((text) => ({ type: 'paragraph', version: 1, children: [{ type: 'text', text }] })))
}

/** Rich text of nodes, as the editor stores it. */
export function richText(...children: { type: string; [key: string]: unknown }[]) {
  return {
    root: {
      type: 'root',
      children: children.map((child) => ({ version: 1, ...child })),
      direction: null,
      format: '' as const,
      indent: 0,
      version: 1,
    },
  }
}
