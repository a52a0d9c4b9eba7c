/**
 * Kannel, the SMS gateway that one test speaks to in earnest, and its fake SMS centre: from Debian's packages. Without
 * them that test is skipped.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step } from './progress.mjs'
import { run } from './project.mjs'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/lib/kannel/test'].filter(Boolean)

/** @param {string} name */
const find = (name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** Paths of the executables; undefined where one is missing. */
export function findKannel() {
  const [bearerbox, smsbox, fakesmsc] = ['bearerbox', 'smsbox', 'fakesmsc'].map(find)
  return bearerbox && smsbox && fakesmsc ? { bearerbox, smsbox, fakesmsc } : undefined
}

/** Installs it where that is possible; says so where it is not, and fails nothing. */
export async function installKannel() {
  if (findKannel()) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await step('Installing Kannel (apt)', async () => {
      const env = { DEBIAN_FRONTEND: 'noninteractive' }
      await run('apt-get', ['update'], { env })
      await run('apt-get', ['install', '-y', '--no-install-recommends', 'kannel', 'kannel-extras'], { env })
    }).catch(() => {})
  if (!findKannel()) console.log('Kannel is not installed: the test with the real Kannel is skipped.')
}
