import { MAX_OUTLINED, type OutlineLink, type ReadOutline } from '../../web/siteOutline'
import { readArticleIndex } from './articleIndex/collectionIndex'
import { ARTICLES_PATH } from './articlePaths'
import { CATALOGUE } from './globals'
import { groupPath, readGroups } from './groups/tree'

export const catalogueOutline: ReadOutline = async ({ site, reader }) => {
  // A site without articles has no list of them.
  if ((await readArticleIndex(reader)).count === 0) return undefined
  const [groups, settings] = await Promise.all([readGroups(reader), reader.global(CATALOGUE, { depth: 0 })])
  const title = settings.title || site.t('catalogueTitle')
  const links: OutlineLink[] = [
    { title, href: site.href(ARTICLES_PATH), ...(settings.intro ? { description: settings.intro } : {}) },
  ]
  // Level by level. A group is below one parent, so that each comes once.
  let level = groups.below(undefined)
  while (level.length > 0 && links.length < MAX_OUTLINED) {
    for (const group of level)
      links.push({
        title: group.name,
        href: site.href(groupPath(group)),
        ...(group.summary ? { description: group.summary } : {}),
      })
    level = level.flatMap(({ id }) => groups.below(id))
  }
  return { position: 20, heading: title, links }
}
