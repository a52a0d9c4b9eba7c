/**
 * What texts and links of every layer lead to. Every site has pages and articles: their features declare them under these
 * slugs, and other layers relate to them by slug alone. Targets of links beside pages and files are declared by their
 * feature (`Feature.linkTargets`, docs/decisions/050-whole-slices.md).
 */
import type { CollectionSlug } from 'payload'
import type { Localised } from '../lib/locales'

export const PAGES = 'pages'
export const ARTICLES = 'articles'

export interface LinkedCollection {
  /** Type of the link, and name of the field with the document. */
  type: string
  collection: CollectionSlug
  label: Localised
  /** Error of a link of this type that has no document. */
  missing: Localised
}

/** A list of documents that links lead to, at an address that the program knows. */
export interface LinkedList {
  /** Type of the link. */
  type: string
  label: Localised
}

export type Linked = LinkedCollection | LinkedList

export const isCollection = <Target extends Linked>(target: Target): target is Extract<Target, LinkedCollection> =>
  'collection' in target
