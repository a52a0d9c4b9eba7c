/** A session that ends while an editor writes: she signs in again on the spot, and what she wrote is saved. */
import { expect, test } from 'vitest'
import { axeFindings } from '../support/axe'
import { openAdmin, openBrowser } from '../support/browser'
import { type Stored, sharedSite, signIn } from '../support/site'

const site = sharedSite()
const browser = await openBrowser()

test('what was typed waits for the sign-in, and is then saved', async () => {
  const editor = { email: 'okt@example.com', password: 'ved og vinter i fjellet' }
  const rest = await signIn(site.url, site.admin)
  await rest.call('POST', '/api/users', { ...editor, name: 'Økt Olsen', role: 'editor' })
  const { doc } = await rest.call<Stored>('POST', '/api/dealers?draft=true', { name: 'Økteovner' })
  const page = await openAdmin(browser, site, editor, `/admin/collections/dealers/${doc.id}`)
  await page.locator('#field-name').fill('Økteovner og ved')

  // As when she had gone home: another window ends this session.
  const post = (path: string, headers: Record<string, string>, body?: object) =>
    fetch(site.url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
  const { token } = (await (await post('/api/users/login', {}, editor)).json()) as { token: string }
  expect((await post('/api/users/sessions/end-others', { authorization: `JWT ${token}` })).status).toBe(200)
  await page.getByRole('button', { name: 'Lagre utkast' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Du er ikke lenger logget inn' })
  await dialog.waitFor()
  expect(await page.locator('#field-name').inputValue()).toBe('Økteovner og ved')
  expect(await axeFindings(page, 'asked to sign in', 'dialog')).toEqual([])

  // Put off, it is asked again with the next save.
  await dialog.getByRole('button', { name: 'Senere' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Lagre utkast' }).click()
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Logg inn igjen' }).click()
  const popup = await opening
  await popup.locator('#field-email').fill(editor.email)
  await popup.locator('#field-password').fill(editor.password)
  await popup.getByRole('button', { name: 'Logg inn', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => popup.isClosed()).toBe(true)
  const stored = () => rest.call<{ name: string }>('GET', `/api/dealers/${doc.id}?draft=true`)
  await expect.poll(async () => (await stored()).name).toBe('Økteovner og ved')
  expect(new URL(page.url()).pathname).toBe(`/admin/collections/dealers/${doc.id}`)
  await page.context().close()
})
