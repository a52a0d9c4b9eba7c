/** What axe says about a page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What a state is looked at in: each width and each scheme of colours once. Rules about sizes hang on the width, those
 * about contrast on the scheme; the demo's own sweep has every page in both schemes.
 */
export const looks = [
  { viewport: { width: 375, height: 800 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const

/** What axe finds on a page or within a part of it once that has come to rest, each as one line. */
export async function axeFindings(page: Page, state = '', within = 'html'): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished.catch(() => undefined)),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: standards, resultTypes: ['violations'] })
    .include(within)
    // Within the page, not in a second one that puts the parts together: in less than half the time. What another
    // origin draws in a frame is not looked at; it is not ours.
    .setLegacyMode()
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${state} ${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
  )
}
