/**
 * Which collections and globals the program has. Tests that list those of many features leave out the ones of a feature
 * that was taken out of the program, and still fail for a new one.
 */
import { FILES, FOLDERS, MEDIA } from '../../src/cms/uploads/slugs'
import { program } from '../../src/program'

const slugs = new Set<string>([
  MEDIA,
  FILES,
  FOLDERS,
  ...program.flatMap(({ collections = [], globals = [] }) => [
    ...collections.map((item) => ('collection' in item ? item.collection.slug : item.slug)),
    ...globals.map(({ slug }) => slug),
  ]),
])

export const isInProgram = (slug: string): boolean => slug.startsWith('payload-') || slugs.has(slug)
