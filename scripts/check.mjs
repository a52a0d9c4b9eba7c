/** `npm run check`: types, style and dead code, fast enough for every commit. Says nothing when all is well. */
import { allSucceed, checks } from './checks.mjs'
import { ensureInstalled } from './ensure.mjs'
import { giveUp } from './progress.mjs'

await ensureInstalled().catch(giveUp)
process.exitCode = (await allSucceed(checks.map(({ check }) => check()))) ? 0 : 1
