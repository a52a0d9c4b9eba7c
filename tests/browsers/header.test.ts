/** The bar at the top has the same shape in each engine. */
import { beforeAll, describe, expect, test } from 'vitest'
import { type EngineName, isInstalled, openEngine } from '../support/engines/launch'
import type { Visit } from '../support/engines/visit'
import { sharedSite } from '../support/site'

const site = sharedSite()

const widths = [360, 390, 768, 800, 1024, 1280, 1440, 2560]
/** Pixels by which engines may differ: they round widths of letters each in its own way. */
const TOLERANCE = 2

/** Height of the bar, the logo's box, and the middle of each icon beside the menu, at each width. */
async function shapesIn(visit: Visit): Promise<Record<string, number>> {
  const shapes: Record<string, number> = {}
  for (const width of widths) {
    await visit.begin('/', width)
    const measured = await visit.run(async () => {
      await document.fonts.ready
      const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
      const middles = [...document.querySelectorAll('.tools > li > * > svg, .tools summary > svg')]
        .filter((icon) => icon.checkVisibility())
        .map((icon) => icon.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2)
      const logo = box('.site-header .logo')
      return {
        window: innerWidth,
        height: box('.site-header').height,
        logo: logo.width,
        logoTop: logo.top,
        ...Object.fromEntries(middles.entries()),
      }
    })
    for (const [name, value] of Object.entries(measured)) shapes[`${width} ${name}`] = value
  }
  return shapes
}

describe.each(['Firefox', 'WebKit'] as const)('%s', (engine: EngineName) => {
  const visits: Visit[] = []
  beforeAll(async () => {
    if (!isInstalled[engine]) return
    visits.push(await openEngine('Chromium', site.url), await openEngine(engine, site.url))
    return () => Promise.all(visits.map((visit) => visit.close()))
  })

  test.skipIf(!isInstalled[engine])(
    'its bar is as high as in Chromium, and all stands where it stands there',
    async () => {
      const [chromium = {}, other = {}] = await Promise.all(visits.map(shapesIn))
      expect(Object.keys(other).sort()).toEqual(Object.keys(chromium).sort())
      const differing = Object.entries(chromium).filter(([name, at]) => Math.abs((other[name] ?? -1) - at) > TOLERANCE)
      expect(differing.map(([name, at]) => `${name}: ${at} in Chromium, ${other[name]} here`)).toEqual([])
    },
  )
})
