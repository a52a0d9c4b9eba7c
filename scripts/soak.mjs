/**
 * `npm run soak`: starts and kills the built site so often that a rare fault shows, which takes about half an hour.
 * `npm test` does the same a few times. `npm run soak -- <word>` runs the files whose paths have the word; those of
 * `cluster`, several nodes behind HAProxy, run here alone. `npm run soak -- journeys <word>` runs the journeys of a browser
 * against three nodes. The last results stand in docs/operations.md.
 */
import { availableParallelism } from 'node:os'
import { hasBalancer } from './balancer.mjs'
import { build } from './build.mjs'
import { installPackages } from './debian.mjs'
import { ensureInstalled } from './ensure.mjs'
import { requireNode } from './node-version.mjs'
import { giveUp } from './progress.mjs'
import { packageScript, runNode } from './project.mjs'

requireNode()
try {
  await ensureInstalled()
  await build()
  if (!hasBalancer()) await installPackages(['haproxy', 'faketime'])
  const given = process.argv.slice(2)
  const onNodes = given[0] === 'journeys'
  await runNode(
    [
      '-C',
      'production',
      packageScript('vitest/vitest.mjs'),
      'run',
      '--project',
      ...(onNodes ? [...given, `--maxWorkers=${availableParallelism()}`] : ['faults', ...given]),
    ],
    { env: onNodes ? { NODES: '3' } : { SOAK: '1' }, show: true },
  )
} catch (error) {
  giveUp(error)
}
