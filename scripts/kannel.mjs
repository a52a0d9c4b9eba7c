/**
 * Kannel, the SMS gateway that one test speaks to in earnest, and its fake SMS centre: from Debian's packages. Without
 * them that test is skipped.
 */
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/lib/kannel/test'].filter(Boolean)

/** @param {string} name */
const find = (name) => folders.map((folder) => join(folder, name)).find((path) => existsSync(path))

/** Paths of the executables; undefined where one is missing. */
export function findKannel() {
  const [bearerbox, smsbox, fakesmsc] = ['bearerbox', 'smsbox', 'fakesmsc'].map(find)
  return bearerbox && smsbox && fakesmsc ? { bearerbox, smsbox, fakesmsc } : undefined
}

/** Debian's packages that hold it. */
export const kannelPackages = ['kannel', 'kannel-extras']
