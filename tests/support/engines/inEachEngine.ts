/** The same tests in each engine, in one window of it. */
import { beforeAll, describe, test } from 'vitest'
import { hasFeature } from '../features'
import { type EngineName, isInstalled, openEngine } from './launch'
import { sightOf } from './sight'
import type { Visit } from './visit'

type Sight = ReturnType<typeof sightOf>
type SomeTest = ReturnType<typeof test.skipIf>

export interface InEngine extends Sight {
  engine: EngineName
  /** Skipped where the engine is not installed. */
  inEngine: SomeTest
  /** The same, where the program has the feature. */
  inEngineWith: (feature: string) => SomeTest
  visit: () => Visit
}

export function inEachEngine(origin: string, tests: (parts: InEngine) => void): void {
  describe.each(['Chromium', 'Firefox', 'WebKit'] as const)('%s', (engine) => {
    let opened: Visit
    const visit = () => opened
    beforeAll(async () => {
      if (!isInstalled[engine]) return
      opened = await openEngine(engine, origin)
      return () => opened.close()
    })
    const inEngine = test.skipIf(!isInstalled[engine])
    const inEngineWith = (feature: string) => test.skipIf(!isInstalled[engine] || !hasFeature(feature))
    tests({ engine, inEngine, inEngineWith, visit, ...sightOf(visit) })
  })
}
