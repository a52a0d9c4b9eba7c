import { expect, test } from 'vitest'
import { isPageOfSite } from './sitePaths'

test.each(['/', '/en', '/ovner/innsats', '/en/stoves'])('%s is a page', (path) => expect(isPageOfSite(path)).toBe(true))

test.each([
  '/admin/login',
  '/api/pages',
  '/media/7/bilde.webp',
  '/assets/a.js',
  '/preview/releases/1/ovner',
  '/feed.xml',
])('%s is no page', (path) => expect(isPageOfSite(path)).toBe(false))
