/** What axe says about a page. */
import axe from 'axe-core'
import type { Browser, Page } from 'playwright-core'
import { expect } from 'vitest'
import { openPage } from './menu'
import type { Site } from './site'

export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** All that can differ between two schemes of colours in one window. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block']

/**
 * What a state is looked at in: each width and each scheme of colours once. Rules about sizes hang on the width, those
 * about contrast on the scheme; the demo's own sweep has every page in both schemes.
 */
export const looks = [
  { viewport: { width: 375, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const

/** What axe finds on a page or within a part of it once that has come to rest, each as one line. */
export async function axeFindings(page: Page, state = '', within = 'html', runOnly = standards): Promise<string[]> {
  await page.locator(within).first().waitFor({ state: 'attached' })
  // By their states: `finished` of an animation that moves in steps may never resolve (Chromium 156).
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== 'running' || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
      ),
  )
  // Once a page, and in its frames: what another origin draws in one is not looked at; it is not ours.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  const violations = await page.evaluate(
    async ([within, runOnly]) => {
      // A frame without an origin hears no question of axe's, which the browser reports as an error.
      const context = { include: [within], exclude: ['iframe[sandbox=""]'] }
      const found = await (window as unknown as { axe: typeof axe }).axe.run(context, {
        runOnly,
        resultTypes: ['violations'],
        // No rule that is in force asks for the style sheets themselves.
        preload: { assets: ['media'] },
      })
      return found.violations
    },
    [within, runOnly] as const,
  )
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${state} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}

/** A page has no fault that axe finds in what it shows itself, and is not too wide, in every look. */
export async function expectFineLooks(browser: Browser, site: Site, path: string): Promise<void> {
  for (const look of looks) {
    await using opened = await openPage(browser, site, look, path)
    const { page } = opened
    expect(await axeFindings(page, path, 'main')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  }
}
