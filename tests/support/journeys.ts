/** What all journeys of a run share: a site with the demo, and an administrator who is signed in. */
import type { TestProject } from 'vitest/node'
import { demoTemplate, SECRET, startCopy, tokenOf } from './site'

export default async function setup(project: TestProject) {
  const template = await demoTemplate()
  const site = await startCopy(template, { SECRET, TRUST_PROXY: '1' })
  const { url, admin } = site
  project.provide('demoSite', template)
  project.provide('sharedSite', { url, admin, token: await tokenOf(url, admin) })
  return () => site.stop()
}
