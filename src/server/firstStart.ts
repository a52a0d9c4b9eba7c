/** The first start of a site: an administrator to sign in with, and the demo brand unless it is to start empty. */
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { BasePayload } from 'payload'
import { step } from '../../scripts/progress.mjs'
import { withDeferredSync } from '../cms/statements'
import { loadBrand } from '../features/brand/loadBrand'
import { storeSamples } from '../features/insights'
import { FIRST_EMAIL, FIRST_NAME, type Settings } from './settings'

export interface FirstAdministrator {
  email: string
  /** Told once; undefined where the person who runs the site chose it. */
  password: string | undefined
}

/** Without I, l, 1, O and 0: it is read from a screen and typed. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const PASSWORD_LENGTH = 16

function madeUpPassword(): string {
  return Array.from(randomBytes(PASSWORD_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Makes the first administrator if there is no user yet. */
export async function ensureAdministrator(
  payload: BasePayload,
  { admin }: Pick<Settings, 'admin'>,
): Promise<FirstAdministrator | undefined> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return undefined
  const email = admin.email ?? FIRST_EMAIL
  const password = admin.password ?? madeUpPassword()
  await payload.create({ collection: 'users', data: { email, password, name: FIRST_NAME, role: 'administrator' } })
  return { email, password: admin.password ? undefined : password }
}

/** Where it is kept that the demo is being loaded, or was: a start that was cut off begins again from nothing. */
const DEMO_STATE = 'demo'

/** Fills an empty site with the demo brand; does nothing where there are pages of the site's own. */
export async function ensureDemo(payload: BasePayload, root: string): Promise<void> {
  const state = await payload.kv.get(DEMO_STATE)
  const { totalDocs } = await payload.count({ collection: 'pages' })
  const folder = join(root, 'demo')
  if (state === 'loaded' || (state === null && totalDocs > 0) || !existsSync(folder)) return
  await step('Loading the demo', async (report) => {
    if (state !== null) await removePartOfDemo(payload)
    await payload.kv.set(DEMO_STATE, 'loading')
    await withDeferredSync(payload, async () => {
      await loadBrand(payload, folder, report)
      report('sample statistics')
      await storeSamples(payload, Date.now())
    })
    await payload.kv.set(DEMO_STATE, 'loaded')
  })
}

/** Deletes what a start that was cut off had loaded. */
async function removePartOfDemo(payload: BasePayload): Promise<void> {
  // In this order, and children with their parents: a page is not deleted from above others.
  await payload.db.deleteMany({ collection: 'pages', where: {} })
  for (const collection of ['articles', 'files', 'media'] as const) await payload.delete({ collection, where: {} })
}
