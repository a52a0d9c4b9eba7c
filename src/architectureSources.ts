/** The sources as the tests of the architecture read them: which part of the program a file belongs to, and who may know whom. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Outermost first: a layer knows only those after it (ARCHITECTURE.md). */
const layers = ['server', 'brand', 'program.ts', 'features', 'blocks', 'web', 'cms', 'platform', 'lib']

/** Files of the program below `src`, without tests, migrations and generated types; paths relative to `src`. */
export function sourceFiles(ending: RegExp): string[] {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'))
  return files
    .filter((file) => ending.test(file) && !file.includes('.test.') && !file.startsWith('architecture'))
    .filter((file) => !file.includes('/migrations/'))
    .sort()
}

export const readSource = (file: string) => join('src', file)

/** Index of a path's layer, outermost 0; -1 for what stands outside of them (`client.ts`, `styles.ts`). */
export function layerOf(path: string): number {
  return layers.findIndex(
    (layer) => path === layer || path === layer.replace('.ts', '') || path.startsWith(`${layer}/`),
  )
}

export function featureOf(path: string): string | undefined {
  return /^features\/([^/]+)/.exec(path)?.[1]
}

/** Whether the part of the program that holds `from` may know the part that holds `target`. */
export function mayKnow(from: string, target: string): boolean {
  const [own, other] = [layerOf(from), layerOf(target)]
  if (own < 0 || other < 0) return true
  const [feature, otherFeature] = [featureOf(from), featureOf(target)]
  return feature && otherFeature ? feature === otherFeature : own <= other
}
