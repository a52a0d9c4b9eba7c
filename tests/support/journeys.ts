/** What all journeys of a run share: a site with the demo, and an administrator who is signed in. */
import type { TestProject } from 'vitest/node'
import { nodeCount, startDemoServer } from './cluster'
import { demoTemplate, SECRET, startCopy, tokenOf } from './site'

export default async function setup(project: TestProject) {
  const template = await demoTemplate()
  const server = nodeCount > 1 ? await startDemoServer(template) : undefined
  const site = await startCopy(template, { SECRET, TRUST_PROXY: '1' }, server?.url ?? '')
  const { url, admin } = site
  project.provide('demoSite', template)
  project.provide('demoServer', server?.url ?? '')
  project.provide('sharedSite', { url, admin, token: await tokenOf(url, admin) })
  return async () => {
    await site.stop()
    await server?.stop()
  }
}
