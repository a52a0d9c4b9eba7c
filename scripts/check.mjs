/** `npm run check`: types, style and dead code, fast enough for every commit. Says nothing when all is well. */
import { checks } from './checks.mjs'
import { ensureInstalled } from './ensure.mjs'
import { giveUp } from './progress.mjs'
import { ToolError } from './project.mjs'

await ensureInstalled().catch(giveUp)
// All to their end: who mends one wants to know of the others.
const failures = (await Promise.allSettled(checks.map(({ check }) => check()))).flatMap((result) =>
  result.status === 'rejected' ? [result.reason] : [],
)
for (const failure of failures) console.error(failure instanceof ToolError ? failure.output.trimEnd() : failure)
process.exitCode = failures.length > 0 ? 1 : 0
