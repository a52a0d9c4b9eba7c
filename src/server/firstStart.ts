/** The first start of a site: creates an administrator, and loads the demo brand unless the site is to start empty. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { type ProgressOutput, step } from '../../scripts/progress.mjs'
import { loadBrand } from '../brand/loadBrand'
import { ARTICLES, PAGES } from '../cms/linkTargets'
import { withDeferredSync } from '../cms/statements'
import { FILES, MEDIA } from '../cms/uploads/slugs'
import { USERS } from '../features/users'
import { program } from '../program'
import { FIRST_EMAIL, FIRST_NAME, type Settings } from './settings'

export interface FirstAdministrator {
  email: string
  /** Printed once; undefined if the operator chose the password. */
  password: string | undefined
}

/** Without I, l, 1, O and 0: the password is read from a screen and typed. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 16

function madeUpPassword(): string {
  return Array.from(randomBytes(PASSWORD_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Creates the first administrator if there is no user. */
export async function ensureAdministrator(
  payload: BasePayload,
  { admin }: Pick<Settings, 'admin'>,
): Promise<FirstAdministrator | undefined> {
  const { totalDocs } = await payload.count({ collection: USERS })
  if (totalDocs > 0) return undefined
  const email = admin.email ?? FIRST_EMAIL
  const password = admin.password ?? madeUpPassword()
  await payload.create({ collection: USERS, data: { email, password, name: FIRST_NAME, role: 'administrator' } })
  return { email, password: admin.password ? undefined : password }
}

/** Key under which the state of loading the demo is stored; an interrupted load is deleted and repeated. */
const DEMO_STATE = 'demo'

/** Loads the demo brand into an empty site; does nothing if the site has pages of its own. */
export async function ensureDemo(payload: BasePayload, root: string, progress?: ProgressOutput): Promise<void> {
  const state = await payload.kv.get(DEMO_STATE)
  const { totalDocs } = await payload.count({ collection: PAGES })
  const folder = join(root, 'demo')
  if (state === 'loaded' || (state === null && totalDocs > 0) || !existsSync(folder)) return
  const load = async (report: (detail: string) => void) => {
    if (state !== null) await removePartOfDemo(payload)
    await payload.kv.set(DEMO_STATE, 'loading')
    await withDeferredSync(payload, async () => {
      await loadBrand(payload, folder, report)
      report('sample statistics')
      for (const { demo } of program) await demo?.(payload, Date.now())
    })
    await payload.kv.set(DEMO_STATE, 'loaded')
  }
  await step('Loading the demo', load, progress)
}

/** Deletes what an interrupted load created. */
async function removePartOfDemo(payload: BasePayload): Promise<void> {
  // In this order, children with their parents: a page that has children cannot be deleted alone.
  await payload.db.deleteMany({ collection: PAGES, where: {} })
  for (const collection of [ARTICLES, FILES, MEDIA] as const) await payload.delete({ collection, where: {} })
}
