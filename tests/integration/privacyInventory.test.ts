/** A collection is declared to hold people, or said not to: what is new cannot be forgotten. */
import { expect, test } from 'vitest'
import { program } from '../../src/program'
import { openProgram } from '../support/program'

/** What holds nobody: content, figures without people, and the program's own. */
const withoutPeople = [
  'pages',
  'reusableBlocks',
  'forms',
  'redirects',
  'releases',
  // Addresses that hold somebody's own data are not counted.
  'missedAddresses',
  'deadLinks',
  'media',
  'files',
  'folders',
  // What stands in files that are published, and only with them.
  'fileTexts',
  'articles',
  // The name of an author is printed with the post, as on any publication.
  'posts',
  'postCategories',
  'events',
  'articleGroups',
  'productLines',
  'specifications',
  'services',
  'postcodes',
  'subscriberGroups',
  'consentWordings',
  'campaigns',
  'campaignLinks',
  'smsPace',
  'smsGateways',
  'insightSamples',
  'cdnPurges',
  'indexNowChanges',
  // Of users of the admin, and gone with them.
  'payload-preferences',
  'payload-jobs',
  'payload-kv',
  'payload-migrations',
]

test('every collection says whether it holds people', async () => {
  await using site = await openProgram()
  const declared = program.flatMap(({ personalData = [] }) => personalData.flatMap(({ collections }) => collections))
  const all = Object.keys(site.payload.collections)
  const known = [...declared, ...withoutPeople]
  expect(all.filter((slug) => !known.includes(slug))).toEqual([])
  expect(declared.filter((slug) => withoutPeople.includes(slug))).toEqual([])
})

test('what is declared says everything in both languages, and how somebody is found or why not', () => {
  const kinds = program.flatMap(({ personalData = [] }) => personalData)
  expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length)
  for (const kind of kinds) {
    const texts = [kind.name, kind.contents, kind.purpose, kind.basis, kind.seenBy]
    texts.push('days' in kind.kept ? kind.kept.since : kind.kept.rule)
    for (const { nb, en } of texts) {
      expect(nb, kind.key).not.toBe('')
      expect(en, kind.key).not.toBe('')
      expect(en, kind.key).not.toBe(nb)
    }
    expect(Boolean(kind.ofPerson) !== Boolean(kind.unfindable), kind.key).toBe(true)
  }
})
