/**
 * Which collections the program has. Tests that list every collection leave out those of a feature that was taken out of
 * the program, and still fail for a new one.
 */
import { FILES, FOLDERS, MEDIA } from '../../src/cms/uploads/slugs'
import { program } from '../../src/program'

const slugs = new Set<string>([
  MEDIA,
  FILES,
  FOLDERS,
  ...program.flatMap(({ collections = [] }) =>
    collections.map((item) => ('collection' in item ? item.collection.slug : item.slug)),
  ),
])

export const isInProgram = (slug: string): boolean => slug.startsWith('payload-') || slugs.has(slug)
