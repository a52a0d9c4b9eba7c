/** Running npm: the one that started this process, else the one on the PATH. */
import { run, runNode } from './project.mjs'

/**
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function npm(args, options = {}) {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return runNode([script, ...args], options)
  // On Windows npm is a script with a shell's ending.
  return run('npm', args, { ...options, shell: process.platform === 'win32' })
}
