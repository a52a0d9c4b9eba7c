/**
 * `npm run soak`: starts and kills the built site so often that a rare fault shows, which takes about half an hour.
 * `npm test` does the same a few times. `npm run soak -- <word>` runs the files whose names have the word; `cluster`, three
 * nodes behind HAProxy, is in no other run. `npm run soak -- journeys <word>` runs the journeys of a browser against three
 * nodes. The last results stand in docs/operations.md.
 */
import { build } from './build.mjs'
import { ensureInstalled } from './ensure.mjs'
import { requireNode } from './node-version.mjs'
import { giveUp } from './progress.mjs'
import { packageScript, runNode } from './project.mjs'

requireNode()
try {
  await ensureInstalled()
  await build()
  const given = process.argv.slice(2)
  const onNodes = given[0] === 'journeys'
  await runNode(
    [
      '-C',
      'production',
      packageScript('vitest/vitest.mjs'),
      'run',
      '--project',
      ...(onNodes ? given : ['faults', ...given]),
    ],
    { env: onNodes ? { NODES: '3' } : { SOAK: '1' }, show: true },
  )
} catch (error) {
  giveUp(error)
}
