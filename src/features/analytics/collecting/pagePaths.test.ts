import { expect, test } from 'vitest'
import { OTHERS } from '../metrics'
import { pagePaths } from './pagePaths'

const NOW = Date.UTC(2026, 10, 23, 12)
const MINUTE = 60_000

function site(...pages: string[]) {
  const asked: string[] = []
  const paths = pagePaths(
    async (path) => {
      asked.push(path)
      return pages.includes(path)
    },
    ['/sok'],
  )
  return { paths, asked, pages }
}

test('a page is looked for once, and one that the server has answered not at all', async () => {
  const { paths, asked } = site('/ovner')
  paths.answered('/om-oss')
  for (let times = 0; times < 3; times++) {
    expect(await paths.counted('/ovner', NOW)).toBe('/ovner')
    expect(await paths.counted('/om-oss', NOW)).toBe('/om-oss')
    expect(await paths.counted('/', NOW)).toBe('/')
  }
  expect(asked).toEqual(['/ovner'])
})

test('made-up paths are counted together, and looking for them has a bound that pages outlive', async () => {
  const { paths, asked } = site('/ovner', '/ny')
  expect(await paths.counted('/ovner', NOW)).toBe('/ovner')
  for (let nth = 0; nth < 1000; nth++) expect(await paths.counted(`/finnes-ikke/${nth}`, NOW)).toBe(OTHERS)
  expect(asked.length).toBeLessThanOrEqual(120)
  expect(await paths.counted('/ovner', NOW)).toBe('/ovner')
  expect(await paths.counted('/ny', NOW + MINUTE)).toBe('/ny')
})

test('many who name the same path at once cost one look; a page that is published is counted a minute later', async () => {
  const { paths, asked, pages } = site()
  const counted = await Promise.all(Array.from({ length: 20 }, () => paths.counted('/kommer', NOW)))
  expect(new Set(counted)).toEqual(new Set([OTHERS]))
  expect(asked).toHaveLength(1)
  pages.push('/kommer')
  expect(await paths.counted('/kommer', NOW + MINUTE - 1)).toBe(OTHERS)
  expect(await paths.counted('/kommer', NOW + MINUTE)).toBe('/kommer')
})

test('one page has not endless names', async () => {
  const { paths } = site('/ovner', '/%6Fvner', '/ov%6Eer', '/bl%C3%A5', '/blå')
  for (const path of ['/%6Fvner', '/ov%6Eer', '/%']) expect(await paths.counted(path, NOW)).toBe(OTHERS)
  for (const path of ['/ovner', '/bl%C3%A5', '/blå']) expect(await paths.counted(path, NOW)).toBe(path)
})
