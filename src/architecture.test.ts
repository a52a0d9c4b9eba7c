import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { featureOf, layerOf, readSource, sourceFiles } from './architectureSources'
import { program } from './program'
import { sharedTexts } from './web/texts'

/** Modules that only the server can load. */
const serverOnly =
  /^(node:|payload$|react-dom\/server|payload\/|pg$|pino$|sharp$|send$|sanitize-html$|hono|@payloadcms\/(?!ui))/

const sources = sourceFiles(/\.tsx?$/)

interface Import {
  from: string
  module: string
  /** Path below `src`, for our own modules. */
  target: string | undefined
  typeOnly: boolean
}

const imports: Import[] = sources.flatMap((from) =>
  [
    ...readFileSync(readSource(from), 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'([^']+)'|^import\s+'([^']+)'/gm,
    ),
  ].map((match) => {
    const module = match[2] ?? match[3] ?? ''
    const target = module.startsWith('.') ? relative('src', resolve('src', dirname(from), module)) : undefined
    return { from, module, target, typeOnly: match[1] !== undefined }
  }),
)

test('a layer knows only the layers below it', () => {
  const upward = imports.filter(({ from, target }) => {
    if (target === undefined) return false
    const [own, other] = [layerOf(from), layerOf(target)]
    return own >= 0 && other >= 0 && other < own
  })
  expect(upward.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
})

/** The second face of a feature: what browsers load of it. */
const clientFace = /^features\/[^/]+\/client(?:\.ts)?$/

test('a feature reaches another only through its faces', () => {
  const around = imports.filter(({ from, target }) => {
    const [own, other] = [featureOf(from), featureOf(target ?? '')]
    return own && other && own !== other && target !== `features/${other}` && !clientFace.test(target ?? '')
  })
  expect(around.map(({ from, target }) => `${from} → ${target}`)).toEqual([])
})

test('the operator’s commands reach a feature only through its face', () => {
  const commands = readdirSync('cli', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.[mc]?[jt]s$/.test(file),
  )
  const around = commands.flatMap((file) =>
    [...readFileSync(join('cli', file), 'utf8').matchAll(/src\/features\/(?!\w+')[^']+/g)].map(
      ([path]) => `${file} → ${path}`,
    ),
  )
  expect(around).toEqual([])
})

/** The first circle found in a graph, as the nodes on the way round; empty where there is none. */
function circleIn(next: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): string[] => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return []
    for (const other of next.get(node) ?? []) {
      const circle = visit(other, [...way, node])
      if (circle.length > 0) return circle
    }
    done.add(node)
    return []
  }
  for (const node of next.keys()) {
    const circle = visit(node, [])
    if (circle.length > 0) return circle
  }
  return []
}

function graphOf(edges: Iterable<readonly [string, string]>): Map<string, Set<string>> {
  const next = new Map<string, Set<string>>()
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to))
  return next
}

test('no features import each other in a circle', () => {
  const between = imports.flatMap(({ from, target }): [string, string][] => {
    const [own, other] = [featureOf(from), featureOf(target ?? '')]
    return own && other && own !== other ? [[own, other]] : []
  })
  expect(circleIn(graphOf(between))).toEqual([])
})

test('no modules import each other in a circle, types included', () => {
  const files = new Map(sources.map((file) => [file.replace(/(?:\/index)?\.tsx?$/, ''), file]))
  const between = imports.flatMap(({ from, target }): [string, string][] => {
    const file = target === undefined ? undefined : files.get(target)
    return file ? [[from, file]] : []
  })
  expect(between.length).toBeGreaterThan(1000)
  expect(circleIn(graphOf(between))).toEqual([])
})

test('what a demo brings is loaded when a demo is: a site without one never loads it', () => {
  const inDemo = (path = '') => /^features\/[^/]+\/demo\//.test(path)
  expect(sources.some(inDemo)).toBe(true)
  expect(imports.filter(({ from, target }) => inDemo(target) && !inDemo(from))).toEqual([])
})

test('nothing imports the commands, the demo or the tests', () => {
  // How steps are printed, and the version.
  const shared = ['../scripts/progress.mjs', '../package.json']
  expect(imports.filter(({ target }) => target?.startsWith('..') && !shared.includes(target))).toEqual([])
})

test('routes of web are mounted by the server: a feature that mounts them would take them along', () => {
  const mounting = imports.filter(({ target }) => /^web\/(?:.+\/)?\w*[rR]outes$/.test(target ?? ''))
  expect(mounting.map(({ from, target }) => `${from} → ${target}`)).toEqual([
    'server/createProgram.ts → web/phone/routes',
  ])
})

test('what belongs to a running program is a service', () => {
  const own = sources.filter((file) =>
    /new WeakMap<(BasePayload|Runtime)\b/.test(readFileSync(readSource(file), 'utf8')),
  )
  expect(own).toEqual([])
})

test('what browsers load never reaches code of the server', () => {
  const byFile = new Map<string, Import[]>()
  for (const item of imports)
    byFile.set(item.from.replace(/\.tsx?$/, ''), [...(byFile.get(item.from.replace(/\.tsx?$/, '')) ?? []), item])
  const inBrowser = sources.filter(
    (file) => file.includes('/islands/') || file.includes('/client/') || file === 'client.ts' || clientFace.test(file),
  )
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (file: string) => {
    if (seen.has(file)) return
    seen.add(file)
    // A folder is imported through its index.
    for (const { from, module, target, typeOnly } of byFile.get(file) ?? byFile.get(`${file}/index`) ?? []) {
      if (typeOnly) continue
      if (serverOnly.test(module)) found.push(`${from} → ${module}`)
      if (target !== undefined) visit(target.replace(/\.tsx?$/, ''))
    }
  }
  for (const file of inBrowser) visit(file.replace(/\.tsx?$/, ''))
  expect(found).toEqual([])
})

test('every text is there in both languages, with the same blanks', () => {
  const blanks = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).sort()
  const groups = [...sharedTexts, ...program.flatMap(({ texts = [] }) => texts)]
  const all = groups.flatMap(({ texts }) => Object.entries(texts))
  expect(all.length).toBeGreaterThan(500)
  expect(all.length).toBe(new Set(all.map(([key]) => key)).size)
  for (const [key, { nb, en }] of all) {
    expect(nb.trim(), key).not.toBe('')
    expect(en.trim(), key).not.toBe('')
    expect(blanks(en), key).toEqual(blanks(nb))
  }
})

test('a file can be read in one sitting', () => {
  const long = sources.filter(
    (file) => file !== 'cms/types.ts' && readFileSync(readSource(file), 'utf8').split('\n').length > 300,
  )
  expect(long).toEqual([])
})
