/** What documents send their readers to is there: files of the repository, and other documents. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const documents = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md'].concat(
  readdirSync('docs').flatMap((name) => (name.endsWith('.md') ? [join('docs', name)] : [])),
)

/** Paths of the repository in backticks; a placeholder or a pattern names no file. */
function namedPaths(text: string): string[] {
  const paths = text.matchAll(/`((?:src|tests|docs|scripts|cli|bench|admin|demo)\/[^`\s]*)`/g)
  return [...paths].map(([, path = '']) => path).filter((path) => !/[*<{[…]/.test(path))
}

/** Links to other documents and pictures, without the heading that they lead to. */
const linkedFiles = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, file = '']) => file)

test.each(documents)('every file that %s names exists', (document) => {
  const text = readFileSync(document, 'utf8')
  const missing = [...namedPaths(text), ...linkedFiles(text).map((file) => join(dirname(document), file))].filter(
    (path) => !existsSync(path),
  )
  expect(missing).toEqual([])
})
