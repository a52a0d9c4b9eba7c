/** Where the site leads to beside its screens: pages, lists on pages that editors choose, and documents of features. */
import type { LinkedCollection, LinkedList } from '../cms/linkTargets'
import type { Site as Settings } from '../cms/types'
import type { Localised } from '../lib/locales'
import type { PageTree } from './pageTree'
import type { TextKey } from './texts'

/** What addresses are made from. */
export interface PathContext {
  settings: Settings
  tree: PageTree
}

/** Where searches lead to, without a language's prefix. */
export interface SiteSearch {
  /** The results page. */
  path: `/${string}`
  /** The call for suggestions; the language is a parameter. */
  suggestions: `/${string}`
}

/** A list of a feature's documents, on a page that editors choose; the documents have their pages below it. */
export interface ListPage {
  /** Name of the page's field in the site's settings. */
  field: string
  label: Localised
  description?: Localised
  /** Text of a link to the page, where the not-found page has one. */
  linkText?: TextKey
  /** Where the list stands if no page is chosen, without a language's prefix. */
  defaultPath: `/${string}`
}

/** A collection of a feature that links and texts may lead to. */
export interface DocumentTarget extends LinkedCollection {
  /** Path of a document, without a language's prefix. */
  path(document: { slug: string }, site: PathContext): string
}

/** A list of a feature that links lead to. */
export interface ListTarget extends LinkedList {
  /** Without a language's prefix. */
  path(site: PathContext): string
}

export type LinkTarget = DocumentTarget | ListTarget
