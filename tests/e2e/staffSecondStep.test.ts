/** Signing in to the admin with two steps, as staff meet it: an invitation, an app for codes, a passkey. */
import type { Locator, Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, looks } from '../support/axe'
import { addAuthenticator, forgetSession, gotoAdmin, openAdmin, openBrowser } from '../support/browser'
import { nodeCount } from '../support/cluster'
import { startMailServer } from '../support/mail'
import { ownSite, signIn } from '../support/site'
import { codeAt } from '../support/staff'

const mail = await startMailServer()
afterAll(() => mail[Symbol.asyncDispose]())
const site = await ownSite({ SMTP_URL: mail.url })
const browser = await openBrowser()

/** What axe finds in a part of the screen, on a phone and on a wide one. */
async function looksRight(page: Page, state: string, within: string): Promise<void> {
  const before = page.viewportSize()
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport)
    await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), colorScheme)
    expect(await axeFindings(page, `${state} ${viewport.width}`, within)).toEqual([])
    // Payload's own head of the screen is wider than a phone; what is ours is not.
    const outside = await page
      .locator(within)
      .evaluate((part) =>
        [part, ...part.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 80)),
      )
    expect(outside, `${state} ${viewport.width}`).toEqual([])
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'light'))
  if (before) await page.setViewportSize(before)
}

const press = async (page: Page, button: Locator) => {
  await button.focus()
  await page.keyboard.press('Enter')
}

test('a colleague is invited, must set codes up, and signs in with them and without', async () => {
  const { call } = await signIn(site.url, site.admin)
  await call('POST', '/api/globals/staffSignIn', { requiredRoles: ['editor'], idleHours: 12 })

  const admin = await openAdmin(browser, site, site.admin, '/admin/collections/users')
  await admin.getByRole('link', { name: 'Opprett ny' }).first().click()
  await admin.getByRole('heading', { name: 'Inviter en kollega' }).waitFor()
  await looksRight(admin, 'invite', '.staff-page')
  // A dealer's user belongs to one.
  await admin.getByLabel('Rolle').selectOption({ label: 'Forhandler' })
  await looksRight(admin, 'invite a dealer', '.staff-page')
  await admin.getByLabel('Navn').fill('Per')
  await admin.getByLabel('E-post').fill('per@example.com')
  await press(admin, admin.getByRole('button', { name: 'Send invitasjonen' }))
  await admin.getByText('Velg forhandleren').waitFor()
  const { docs } = await call<{ docs: { name: string }[] }>('GET', '/api/dealers?limit=1&sort=-name')
  const name = docs[0]?.name ?? ''
  await admin.getByLabel('Forhandler', { exact: true }).fill(name)
  const option = admin.locator(`datalist option[value^="${name}"]`).first()
  await option.waitFor({ state: 'attached' })
  await admin.getByLabel('Forhandler', { exact: true }).fill((await option.getAttribute('value')) ?? '')
  await press(admin, admin.getByRole('button', { name: 'Send invitasjonen' }))
  await admin.getByText('Invitert, ikke tatt imot').waitFor()
  await admin.getByRole('link', { name: 'Opprett ny' }).first().click()
  await admin.getByRole('heading', { name: 'Inviter en kollega' }).waitFor()
  await admin.getByLabel('Navn').fill('Eline')
  await admin.getByLabel('E-post').fill('ikke en adresse')
  await press(admin, admin.getByRole('button', { name: 'Send invitasjonen' }))
  await admin.locator('.staff-page .admin-error:not(:empty)').first().waitFor()
  expect(await admin.getByLabel('Navn').inputValue()).toBe('Eline')
  await admin.getByLabel('E-post').fill('eline@example.com')
  await press(admin, admin.getByRole('button', { name: 'Send invitasjonen' }))
  await expect.poll(() => admin.getByText('Invitert, ikke tatt imot').count()).toBe(2)
  await admin.context().close()

  await expect.poll(() => mail.messages.filter(({ to }) => to.includes('eline@example.com')).length).toBe(1)
  const link = /http\S+\/admin\/invitasjon\/[\w.-]+/.exec(mail.messages.at(-1)?.text ?? '')?.[0] ?? ''
  const context = await browser.newContext({ viewport: { width: 375, height: 800 }, locale: 'nb-NO' })
  const page = await context.newPage()
  await page.goto(link)
  await page.getByRole('heading', { name: 'Velkommen, Eline' }).waitFor()
  await looksRight(page, 'invitation', 'section.login')
  await page.getByLabel('Nytt passord').fill('granved om vinteren')
  await page.getByLabel('Gjenta passordet').fill('granved om vintern')
  await page.keyboard.press('Enter')
  await page.getByText('Passordene er ikke like').waitFor()
  await page.getByLabel('Gjenta passordet').fill('granved om vinteren')
  await page.keyboard.press('Enter')
  await page.getByText('Passordet er valgt').waitFor()
  await page.getByRole('link', { name: 'Til innloggingen' }).click()

  const password = async () => {
    await page.locator('#field-email').fill('eline@example.com')
    await page.locator('#field-password').fill('granved om vinteren')
    await page.getByRole('button', { name: 'Logg inn', exact: true }).click()
  }
  await password()
  await page.getByRole('heading', { name: 'Sett opp et andre trinn' }).waitFor()
  await press(page, page.getByRole('button', { name: 'Sett opp engangskoder' }))
  await page.getByRole('img', { name: 'QR-kode' }).waitFor()
  await looksRight(page, 'codes', 'section.login')
  const key = (await page.locator('.staff-key').textContent()) ?? ''
  await page.getByLabel('Koden som appen viser nå').fill('000000')
  await page.keyboard.press('Enter')
  await page.getByText('Se at klokken på telefonen').waitFor()
  await page.getByLabel('Koden som appen viser nå').fill(codeAt(key, Date.now()))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Gjenopprettingskoder' }).waitFor()
  await looksRight(page, 'recovery', 'section.login')
  const codes = await page.locator('.staff-recovery code').allTextContents()
  expect(codes).toHaveLength(10)
  await press(page, page.getByRole('button', { name: 'Jeg har tatt vare på dem' }))
  await page.locator('.dashboard').waitFor()

  await forgetSession(page)
  await gotoAdmin(page, `${site.url}/admin/collections/pages`)
  await password()
  await page.getByRole('heading', { name: 'Ett trinn til' }).waitFor()
  await looksRight(page, 'check', 'section.login')
  await page.getByLabel('Kode fra appen').fill('123')
  await page.keyboard.press('Enter')
  await page.getByText('Koden stemmer ikke').waitFor()
  expect(await page.getByLabel('Kode fra appen').inputValue()).toBe('123')
  // Each code counts once: the next one, which is taken from now on.
  await page.getByLabel('Kode fra appen').fill(codeAt(key, Date.now() + 30_000))
  await page.keyboard.press('Enter')
  // Where the person was going.
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/collections/pages')

  await forgetSession(page)
  await gotoAdmin(page, `${site.url}/admin/login`)
  await password()
  await press(page, page.getByRole('button', { name: 'Bruk en gjenopprettingskode' }))
  await page.getByLabel('Gjenopprettingskode').fill(codes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.locator('.dashboard').waitFor()
  await context.close()
})

test('a passkey is added, signs in alone, proves a change, and is removed', async () => {
  const page = await openAdmin(browser, site, site.admin, '/admin')
  const prompt = page.getByRole('region', { name: 'Gjør innloggingen tryggere' })
  await prompt.waitFor()
  await looksRight(page, 'prompt', '.staff-prompt')
  await press(page, prompt.getByRole('button', { name: 'Senere' }))
  await prompt.waitFor({ state: 'detached' })

  await addAuthenticator(page)
  await gotoAdmin(page, `${site.url}/admin/account`)
  await page.getByRole('heading', { name: 'Andre trinn ved innlogging' }).waitFor()
  await page.getByLabel('Navn på passnøkkelen').fill('Jobb-PC')
  await press(page, page.getByRole('button', { name: 'Legg til passnøkkel' }))
  const proof = page.getByRole('region', { name: 'Bekreft at det er deg' })
  await proof.getByLabel('Ditt eget passord').fill('feil passord her')
  await page.keyboard.press('Enter')
  await proof.getByText('Passordet ditt stemmer ikke').waitFor()
  await looksRight(page, 'proof', '.staff-security')
  await proof.getByLabel('Ditt eget passord').fill(site.admin.password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Gjenopprettingskoder' }).first().waitFor()
  await press(page, page.getByRole('button', { name: 'Jeg har tatt vare på dem' }))
  await page.getByRole('button', { name: 'Fjern Jobb-PC' }).waitFor()
  await looksRight(page, 'account', '.staff-security')

  await forgetSession(page)
  await gotoAdmin(page, `${site.url}/admin/account`)
  const alone = page.getByRole('button', { name: 'Logg inn med passnøkkel' })
  await alone.waitFor()
  await looksRight(page, 'sign-in', 'section.login')
  await press(page, alone)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/admin/account')
  await page.getByText('Denne nettleseren').waitFor()

  await press(page, page.getByRole('button', { name: 'Fjern Jobb-PC' }))
  await press(page, page.getByRole('button', { name: 'Bruk en passnøkkel i stedet' }))
  await page.getByText('Passnøkkelen er fjernet').waitFor()
  await page.context().close()
})

// Behind a balancer the site answers to its own name alone.
test.runIf(nodeCount === 1)('at an address of figures a sentence stands where no passkey can work', async () => {
  const page = await browser.newPage({ locale: 'nb-NO' })
  await gotoAdmin(page, `${site.url.replace('localhost', '127.0.0.1')}/admin/login`)
  await page.getByText('Passnøkler virker ikke på en adresse av tall').waitFor()
  expect(await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'http://localhost' }).getAttribute('href')).toBe(
    `${site.url}/admin/login`,
  )
  await page.close()
})
