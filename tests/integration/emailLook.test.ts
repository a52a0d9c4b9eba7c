/** E-mails in the brand's look: what is sent has a text and HTML, and the site has the pictures that it names. */
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enqueueEmail } from '../../src/features/outbox'
import { startMailServer } from '../support/mail'
import { newOrder, postOrder, siteWithDealers } from '../support/orders'
import { openProgram } from '../support/program'
import { readRows } from '../support/rows'

const NOW = Date.UTC(2026, 0, 1)

test('a sent e-mail is text and HTML, and the customer’s names the dealer, its number and hours', async () => {
  await using mail = await startMailServer()
  await using site = await siteWithDealers({ SMTP_URL: mail.url, SMTP_FROM: 'post@example.com' })
  await site.payload.update({
    collection: 'dealers',
    id: site.near,
    data: { phone: '77 00 00 00', hours: 'man–fre 9–17\nlør 10–15', _status: 'published' },
  })
  await postOrder(site, newOrder(site))
  await expect.poll(() => mail.messages.length).toBe(2)
  const { head, text } = mail.messages.find(({ to }) => to.includes('kari@example.com')) ?? { head: '', text: '' }
  expect(head).toMatch(/^Content-Type: multipart\/alternative/m)
  const [, plain = '', html = ''] = text.split(/^Content-Type: text\/(?:plain|html).*$/m)
  expect(plain).toMatch(/2\sstk \| Varde \| EV-1/)
  expect(plain).not.toMatch(/<[a-z]|77 00 00 00/)
  expect(html).toContain('<html lang="nb">')
  expect(html).toContain('<h2 class="t" style="margin:0 0 6px')
  expect(html).toContain('href="tel:+4777000000"')
  expect(html).toMatch(/mandag–fredag<\/td>.*09\.00–17\.00<\/td>.*lørdag<\/td>.*søndag<\/td>.*Stengt<\/td>/)
})

test('the logo of an e-mail is a PNG of the site’s, drawn from whatever was uploaded, on its colour', async () => {
  await using site = await openProgram()
  const { payload } = site
  const data = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 104" width="480" height="104"><rect width="99" height="99" fill="#271D17"/></svg>',
  )
  const logo = await payload.create({
    collection: 'media',
    data: { alt: 'Eldvarde' },
    file: { data, mimetype: 'image/svg+xml', name: 'logo.svg', size: data.length },
  })
  await payload.updateGlobal({ slug: 'site', data: { logo: logo.id } })
  await enqueueEmail(payload, { key: 'one', to: 'a@example.com', subject: 'Hei', locale: 'nb', parts: [] }, NOW)
  const [email] = (await payload.find({ collection: 'emails' })).docs
  const [, address = '', width, height] =
    /<img src="([^"]*)" width="(\d+)" height="(\d+)" alt="Merkevei"/.exec(email?.html ?? '') ?? []
  expect([width, height]).toEqual(['220', '48'])
  expect(address).toMatch(new RegExp(`^${payload.config.serverURL}/logo\\.png\\?v=`))
  const answer = await fetch(address.replace(payload.config.serverURL, site.url))
  expect(answer.headers.get('content-type')).toBe('image/png')
  const picture = sharp(Buffer.from(await answer.arrayBuffer()))
  expect(await picture.metadata()).toMatchObject({ format: 'png', width: 440, height: 96, hasAlpha: false })
  // The site's colour where the logo has none.
  const corner = await picture.extract({ left: 439, top: 95, width: 1, height: 1 }).raw().toBuffer()
  expect([...corner]).toEqual([255, 255, 255])
  expect((await site.get('/logo-dark.png')).status).toBe(404)
})

test('what a version before queued is sent as it was stored', async () => {
  await using mail = await startMailServer()
  await using site = await openProgram()
  const email = { to: 'kari@example.com', subject: 'Hei', locale: 'nb', parts: [] } as const
  for (const key of ['simple', 'text']) await enqueueEmail(site.payload, { ...email, key }, Date.now())
  await readRows(site.payload, `update emails set html = '<p>Enkelt</p>' where "key" = 'simple'`)
  await readRows(site.payload, `update emails set html = null where "key" = 'text'`)
  await using sender = await openProgram({ DATABASE_URL: site.settings.databaseUrl, SMTP_URL: mail.url })
  await expect.poll(() => mail.messages.length).toBe(2)
  expect(sender.payload).toBeDefined()
  const [simple, text] = mail.messages
  expect(simple?.text).toContain('<p>Enkelt</p>')
  expect(text?.head).toMatch(/^Content-Type: text\/plain/m)
})
