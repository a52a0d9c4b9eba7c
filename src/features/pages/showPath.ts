import type { FieldHook } from 'payload'
import { relatedId } from '../../cms/relatedId'
import type { PageTree } from '../../web/pageTree'
import { FRONT_PAGE } from '../../web/pageTree'
import { wholeTree } from '../../web/storedPages'

const TREE = 'merkevei.wholeTree'

/** The page's full path, for the admin and REST; visitors' pages use the tree instead. */
export const showPath: FieldHook = async ({ siblingData, req }) => {
  if (!req.user) return undefined
  const slug: unknown = siblingData.slug
  if (typeof slug !== 'string' || slug === '') return undefined
  if (slug === FRONT_PAGE) return '/'
  const parent = relatedId(siblingData.parent)
  if (!parent) return `/${slug}`
  // Once for each request, however many pages it lists.
  req.context[TREE] ??= wholeTree(req)
  const above = (await (req.context[TREE] as Promise<PageTree>)).path(parent)
  return above === undefined ? `…/${slug}` : `${above}/${slug}`
}
