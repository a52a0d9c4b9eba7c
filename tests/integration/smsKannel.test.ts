/** The real Kannel of Debian's packages, with its fake SMS centre as the phones. Skipped where it is not installed. */
import { describe, expect, test } from 'vitest'
import { findKannel } from '../../scripts/kannel.mjs'
import { enqueueSms, wakeSms } from '../../src/features/sms'
import { addressPath, addressSecret } from '../../src/features/sms/addresses'
import { startKannel } from '../support/kannel'
import { openProgram } from '../support/program'
import { smsOf, smsStates } from '../support/sms'

const kannel = findKannel()

/** Kannel's parts need a while each. */

/** Big-endian UTF-16, as the fake centre prints it: plain letters and digits stand for themselves. */
const centreForm = (text: string) =>
  [...Buffer.from(text, 'utf16le').swap16()]
    .map((byte) => {
      const character = String.fromCharCode(byte)
      if (/[\w.-]/.test(character)) return character
      return byte === 0x20 ? '+' : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`
    })
    .join('')

describe.skipIf(!kannel)('the real Kannel', () => {
  test('takes messages in both alphabets, reports their delivery, and tells what phones write', async () => {
    if (!kannel) return
    await using site = await openProgram()
    const { payload } = site
    const inboundUrl = site.url + addressPath('kannel', 'inn', addressSecret(payload.secret, 'kannel', 1))
    await using running = await startKannel(kannel, { inboundUrl })
    const connection = { url: running.url, username: 'bruker', password: 'feil' }
    const settings = { gateway: 'kannel', kannel: connection, perSecond: 0, sender: 'Eldvarde' } as const
    await payload.updateGlobal({ slug: 'smsSettings', data: settings })

    running.fromPhone('4741234567 2065 text STOPP nå')
    await expect
      .poll(async () => (await payload.find({ collection: 'smsInbound', depth: 0 })).docs[0])
      .toMatchObject({ gateway: 'kannel', from: '+4741234567', to: '2065', text: 'STOPP nå' })

    // Wrong credentials: nothing is lost, and the fault says what.
    const letters = 'Blåbærsyltetøy ÆØÅ {20 €}'
    const emoji = 'Gratulerer så mye 🎉🇳🇴'
    const long = 'Ø'.repeat(200)
    await enqueueSms(payload, { key: 'letters', to: '+4741234567', text: letters }, Date.now())
    await expect.poll(async () => (await smsOf(site, 'letters')).error).toBe('HTTP 403')
    expect(await smsOf(site, 'letters')).toMatchObject({ state: 'waiting', attempts: 0 })
    await payload.updateGlobal({
      slug: 'smsSettings',
      data: { ...settings, kannel: { ...connection, password: 'hemmelig' } },
    })
    await enqueueSms(payload, { key: 'emoji', to: '+4741234568', text: emoji }, Date.now())
    await enqueueSms(payload, { key: 'long', to: '+4741234569', text: long }, Date.now())
    wakeSms(payload)
    await expect
      .poll(() => smsStates(site))
      .toMatchObject({ letters: 'delivered', emoji: 'delivered', long: 'delivered' })
    await expect.poll(running.centre).toContain(`<Eldvarde +4741234567 text ${letters}>`)
    await expect.poll(running.centre).toContain(`<Eldvarde +4741234568 ucs-2 ${centreForm(emoji)}>`)
    // Two parts of 153 places.
    await expect.poll(() => running.centre().split('+4741234569 udh').length).toBe(3)
  })
})
