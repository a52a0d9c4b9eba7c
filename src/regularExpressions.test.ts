/**
 * No regular expression takes longer than in proportion to its text. Expressions meet what strangers sent (uploads,
 * forms, addresses, headers), and one that tries every way to divide a text holds all visitors up.
 */
import { readFileSync } from 'node:fs'
import { type AST, RegExpParser, visitRegExpAST } from '@eslint-community/regexpp'
import { getConsumedChars, getFirstConsumedChar, type ReadonlyFlags } from 'regexp-ast-analysis'
import { analyse } from 'scslre'
import { parseSync } from 'vite'
import { expect, test, vi } from 'vitest'
import { readSource, sourceFiles } from './architectureSources'

type PersonSearch = typeof import('./web/personSearch')

const modules = import.meta.glob(['./**/*.ts', '!**/*.test.ts'])

/** Makes a file build all of its expressions, which it does when it is loaded unless it is named here. */
async function build(file: string): Promise<void> {
  const module = await modules[`./${file}`]?.()
  if (file === 'web/personSearch.ts')
    (module as PersonSearch).mentionOf({ email: 'kari@example.no', mobile: '+4741234567' })
}

/** Reported, and linear all the same: the tests named `foreignText` measure them. */
const linear: Readonly<Record<string, string>> = {
  '<iframe([^<>]*)>(?:(?!<iframe)[\\s\\S])*?<\\/iframe>': 'stops at the next beginning',
  'https?:\\/\\/[^\\s<>"]*[^\\s<>"\'.,:;!?)\\]}]': 'a second beginning is an end of the first',
  '(?<![\\w-])eyJ[\\w-]+\\.[\\w-]+\\.[\\w-]+': 'begins only where none of its characters stands before',
  '\\+?\\d[\\d\\s]{4,}\\d': 'a second beginning is an end of the first',
}

interface Expression {
  where: string
  source: string
  flags: string
}

interface SyntaxNode {
  type: string
  start: number
  end: number
  regex?: { pattern: string; flags: string }
  callee?: { name?: string }
}

function* nodesOf(value: unknown): Generator<SyntaxNode> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as SyntaxNode
  for (const [key, child] of Object.entries(value)) if (key !== 'value') yield* nodesOf(child)
}

const sources = sourceFiles(/\.(?:tsx?|cjs)$/).map((file) => {
  const text = readFileSync(readSource(file), 'utf8')
  return { file, text, nodes: [...nodesOf(parseSync(file, text).program)] }
})

const literals: Expression[] = sources.flatMap(({ file, text, nodes }) =>
  nodes.flatMap(({ regex, start }) =>
    regex
      ? [{ where: `${file}:${text.slice(0, start).split('\n').length}`, source: regex.pattern, flags: regex.flags }]
      : [],
  ),
)

/** Whether an element takes at least one character that the repetition cannot take. */
function leaves(
  element: AST.Element,
  swallowed: ReturnType<typeof getConsumedChars>['chars'],
  flags: ReadonlyFlags,
): boolean {
  if (element.type === 'Assertion') return false
  if (element.type === 'Quantifier') return element.min > 0 && leaves(element.element, swallowed, flags)
  if (element.type === 'Group' || element.type === 'CapturingGroup')
    return element.alternatives.every(({ elements }) => elements.some((inner) => leaves(inner, swallowed, flags)))
  return getConsumedChars(element, flags).chars.isDisjointWith(swallowed)
}

/**
 * Repetitions that swallow what stands before them, as in `<!--[^]*-->`: where the end is missing, the text is searched
 * to its end from each beginning. scslre knows attacks of one character alone.
 */
function* swallowing(
  elements: readonly AST.Element[],
  before: readonly AST.Element[],
  flags: ReadonlyFlags,
): Generator<AST.Quantifier> {
  const passed = [...before]
  for (const [at, element] of elements.entries()) {
    if (element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY) {
      const { chars } = getConsumedChars(element.element, flags)
      const canFail = at < elements.length - 1
      if (canFail && passed.length > 0 && !passed.some((one) => leaves(one, chars, flags))) yield element
    }
    if (element.type === 'Group' || element.type === 'CapturingGroup')
      for (const alternative of element.alternatives)
        yield* swallowing([...alternative.elements, ...elements.slice(at + 1)], passed, flags)
    if (element.type !== 'Assertion') passed.push(element)
  }
}

/** Repeated alternatives that begin alike, as in `(?:a|ab)*`: each way to divide the text among them is tried. */
function alikes(literal: AST.RegExpLiteral): AST.Quantifier[] {
  const found: AST.Quantifier[] = []
  visitRegExpAST(literal, {
    onQuantifierEnter(node) {
      const { element, max } = node
      if (max !== Number.POSITIVE_INFINITY || !('alternatives' in element)) return
      const firsts = element.alternatives.map((one) => getFirstConsumedChar(one, 'ltr', literal.flags).char)
      const isAlike = firsts.some((one, at) => firsts.slice(at + 1).some((other) => !one.isDisjointWith(other)))
      if (isAlike) found.push(node)
    },
  })
  return found
}

const beginsAtStart = ({ elements: [first] }: AST.Alternative) => first?.type === 'Assertion' && first.kind === 'start'

function errorsOf({ source, flags: written }: Omit<Expression, 'where'>): string[] {
  const literal = new RegExpParser().parseLiteral(`/${source}/${written}`)
  const { pattern, flags } = literal
  const found = analyse({ pattern, flags }).reports.map(({ type, character }) => `${type}: ${character.pick}`)
  const free = pattern.alternatives.filter((one) => flags.multiline || !beginsAtStart(one))
  const swallowed = free.flatMap(({ elements }) => [...swallowing(elements, [], flags)])
  const alike = alikes(literal).map(({ raw }) => `alternatives of ${raw} begin alike`)
  return [...found, ...alike, ...swallowed.map(({ raw }) => `${raw} swallows its beginning`)]
}

const errors = (expressions: readonly Expression[]) =>
  expressions
    .filter(({ source }) => !(source in linear))
    .flatMap((one) => errorsOf(one).map((error) => `${one.where} /${one.source}/${one.flags} ${error}`))

test.each([
  ['^(?:a|a)*b$'],
  ['^(?:\\w+;|\\d+,)*$'],
  ['^\\s*\\w*\\s*\\s*x$'],
  ['\\s+$'],
  ['(a+)+$'],
  // What once told drawings from other files: 421 bytes held the process for good.
  ['^(<\\?xml[^>]*>\\s*)?(<!--[\\s\\S]*?-->\\s*|<!DOCTYPE[^>]*>\\s*)*<svg[\\s>]'],
  ['<!--[\\s\\S]*?-->'],
  ['\\[\\[([^|]+)\\|'],
  ['(?:from|to) .* x'],
])('/%s/ is known to be slow', (source) => expect(errorsOf({ source, flags: '' })).not.toEqual([]))

test.each([['^[^@]+@[^@]+$'], ['<[^<>]*>'], ['(?<!\\/)\\/+$'], ['"[^"]*"']])('/%s/ is known to be linear', (source) =>
  expect(errorsOf({ source, flags: 'u' })).toEqual([]),
)

test('no regular expression takes longer than in proportion to its text', () => {
  expect(literals.length).toBeGreaterThan(200)
  expect(errors(literals)).toEqual([])
  // What is no longer there needs no excuse.
  expect(Object.keys(linear).filter((source) => !literals.some((one) => one.source === source))).toEqual([])
})

const OwnRegExp = RegExp

test('nor does one that is built out of pieces', async () => {
  const building = sources.filter(({ nodes }) => nodes.some(({ callee }) => callee?.name === 'RegExp'))
  expect(building.length).toBeGreaterThan(5)
  for (const { file: where } of building) {
    const built: Expression[] = []
    const record = (given: unknown[]) => {
      const expression = new OwnRegExp(...(given as ConstructorParameters<typeof RegExp>))
      built.push({ where, source: expression.source, flags: expression.flags })
      return expression
    }
    // Packages that load meanwhile call it without `new` too.
    const Recorded = new Proxy(OwnRegExp, {
      construct: (_, given) => record(given),
      apply: (_target, _this, given) => record(given),
    })
    vi.resetModules()
    vi.stubGlobal('RegExp', Recorded)
    try {
      await build(where)
    } finally {
      vi.unstubAllGlobals()
    }
    expect(built, where).not.toEqual([])
    expect(errors(built)).toEqual([])
  }
})
