/** What all journeys of a run share: a site with the demo, an administrator who is signed in, and a browser. */
import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findHeadlessShell } from '../../scripts/chromium.mjs'
import { quiet } from './browser'
import { demoTemplate, SECRET, startCopy, tokenOf } from './site'

export default async function setup(project: TestProject) {
  const [template, executablePath] = await Promise.all([demoTemplate(), findHeadlessShell()])
  const [site, browser] = await Promise.all([
    startCopy(template, { SECRET, TRUST_PROXY: '1' }),
    chromium.launchServer({ executablePath, args: quiet }),
  ])
  const { url, admin } = site
  project.provide('demoSite', template)
  project.provide('sharedSite', { url, admin, token: await tokenOf(url, admin) })
  project.provide('browserEndpoint', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await site.stop()
  }
}
