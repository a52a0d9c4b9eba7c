/** What is checked without running anything: types and style. */
import { packageScript, runNode } from './project.mjs'

/** The sources, the admin's host, and the scripts, each with what it may use. */
const typed = [[], ['-p', 'admin'], ['-p', 'scripts']]

export async function checkTypes() {
  // With several threads the compiler has been seen to miss declarations of modules by pattern (`*.css?inline`).
  for (const args of typed)
    await runNode([packageScript('typescript/bin/tsc'), '--noEmit', '--singleThreaded', ...args])
}

export async function checkStyle() {
  const colours = process.stdout.isTTY ? 'force' : 'off'
  await runNode([packageScript('@biomejs/biome/bin/biome'), 'ci', '--error-on-warnings', `--colors=${colours}`, '.'])
}
