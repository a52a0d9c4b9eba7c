/** Where a visitor means: the table of postcodes, the areas without it, and an address service that may fail. */
import { existsSync, readFileSync } from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { ContentReader } from '../../src/cms/reader'
import { placeOf } from '../../src/features/dealers'
import type { PostcodePlace } from '../../src/features/dealers/postcodes/names'
import { readRegister } from '../../src/features/dealers/postcodes/readRegister'
import { replacePostcodes } from '../../src/features/dealers/postcodes/replace'
import { dealerData } from '../support/dealers'
import { openProgram } from '../support/program'

const row = (postcode: string, place: string, municipality: string, latitude: number, longitude: number) => ({
  postcode,
  place,
  municipality,
  position: { latitude, longitude },
})
const rows: PostcodePlace[] = [
  row('9008', 'Tromsø', 'Tromsø', 69.65, 18.96),
  row('5200', 'Os', 'Bjørnafjorden', 60.19, 5.47),
  row('2550', 'Os i Østerdalen', 'Os', 62.5, 11.22),
]

test('places are known from what ships: by name, nearly by name, and where dealers say they are', async () => {
  await using site = await openProgram()
  await site.rest('POST', '/api/dealers', dealerData({ place: 'Ytterst i Havet' }))
  const reader = new ContentReader(site.payload, 'nb')
  expect(await placeOf(reader, '9008')).toMatchObject({ kind: 'found', label: '9008 Tromsø', approximate: true })
  expect(await placeOf(reader, 'tromso')).toMatchObject({ label: 'Tromsø', approximate: false })
  expect(await placeOf(reader, 'Bærum')).toMatchObject({
    label: 'Bærum',
    position: { latitude: expect.closeTo(59.9, 1) },
  })
  expect(await placeOf(reader, 'Grünerløkka')).toMatchObject({ label: 'Grünerløkka', approximate: true })
  expect(await placeOf(reader, 'Stavager')).toMatchObject({ label: 'Stavanger', isCorrected: true })
  expect(await placeOf(reader, 'Storgata 92')).toEqual({ kind: 'unknown', isStreet: true })
  expect(await placeOf(reader, 'Storgata 92 Steinkjer')).toMatchObject({ label: 'Steinkjer', approximate: true })
  expect(await placeOf(reader, 'Ytterst i havet')).toMatchObject({ label: 'Ytterst i Havet', approximate: true })
  expect(await placeOf(reader, 'Atlantis')).toEqual({ kind: 'unknown' })
  expect(await placeOf(reader, '12')).toEqual({ kind: 'unknown' })
})

test('a table is put in place of what was stored; a register without coordinates keeps them', async () => {
  await using site = await openProgram()
  expect(await replacePostcodes(site.payload, rows)).toEqual({ rows: 3, unplaced: 0 })
  expect(await replacePostcodes(site.payload, rows)).toEqual({ rows: 3, unplaced: 0 })
  const reader = new ContentReader(site.payload, 'nb')
  expect(await placeOf(reader, '9008')).toEqual({
    kind: 'found',
    position: { latitude: 69.65, longitude: 18.96 },
    label: '9008 Tromsø',
    postcode: '9008',
    approximate: false,
  })
  expect(await placeOf(reader, 'N-9008 Tromsø')).toMatchObject({ label: '9008 Tromsø', approximate: false })
  expect(await placeOf(reader, 'Storgata 12, 9008 Tromsø')).toMatchObject({ label: '9008 Tromsø', approximate: true })
  expect(await placeOf(reader, 'Storgata 12, Tromsø')).toMatchObject({ label: 'Tromsø', approximate: true })
  expect(await placeOf(reader, 'TROMSO')).toMatchObject({ label: 'Tromsø', approximate: false })
  expect(await placeOf(reader, 'Os')).toMatchObject({
    kind: 'choices',
    choices: [{ term: '5200' }, { term: '2550' }],
  })

  // Where a register has no position, the one that ships counts.
  expect(await placeOf(reader, '4608')).toMatchObject({ label: '4608 Kristiansand S' })

  const bare = [
    { ...rows[0], position: undefined },
    { ...rows[1], postcode: '5201', position: undefined },
  ] as PostcodePlace[]
  expect(await replacePostcodes(site.payload, bare)).toEqual({ rows: 2, unplaced: 1 })
  const { docs } = await site.payload.find({ collection: 'postcodes', sort: 'postcode' })
  expect(docs.map(({ postcode, latitude }) => [postcode, latitude])).toEqual([
    ['5201', null],
    ['9008', 69.65],
  ])
})

test('a register that fails half way leaves the table as it was', async () => {
  await using site = await openProgram()
  await replacePostcodes(site.payload, rows)
  await expect(replacePostcodes(site.payload, [...rows, rows[0] as PostcodePlace])).rejects.toThrow()
  expect((await site.payload.count({ collection: 'postcodes' })).totalDocs).toBe(3)
})

test('a register is put in place while others write', async () => {
  await using site = await openProgram()
  const services = Array.from({ length: 6 }, (_, at) =>
    site.rest('POST', '/api/services', { name: `T${at}`, position: at }),
  )
  for (let times = 0; times < 3; times++)
    expect(await replacePostcodes(site.payload, rows)).toEqual({ rows: 3, unplaced: 0 })
  expect((await Promise.all(services)).map(({ status }) => status)).toEqual(Array(6).fill(201))
})

/** A whole register, where whoever runs the tests names one. */
const register = process.env.POSTCODES ?? ''
test.skipIf(!existsSync(register))('the whole register', async () => {
  await using site = await openProgram()
  await replacePostcodes(site.payload, readRegister(readFileSync(register)))
  const reader = new ContentReader(site.payload, 'nb')
  expect(await placeOf(reader, 'Mo i Rana')).toMatchObject({ label: 'Mo i Rana', approximate: false })
  expect(await placeOf(reader, '9170')).toMatchObject({ label: '9170 Longyearbyen' })
  expect(await placeOf(reader, 'Os')).toMatchObject({ kind: 'choices' })
})

/** Answers as Kartverket's service does; `answer` decides how. */
async function addressService(answer: (response: http.ServerResponse, asked: string) => void) {
  const asked: string[] = []
  const server = http.createServer((request, response) => {
    const term = new URL(request.url ?? '', 'http://localhost').searchParams.get('sok') ?? ''
    asked.push(term)
    answer(response, term)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sok`,
    asked,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

test('an address is asked for once where there is a service, and postcodes and places never', async () => {
  await using site = await openProgram()
  await replacePostcodes(site.payload, rows)
  await using service = await addressService((response, term) =>
    response.end(
      JSON.stringify({
        adresser: term.startsWith('Grønnegata')
          ? [
              {
                adressetekst: 'Grønnegata 1',
                postnummer: '9008',
                poststed: 'TROMSØ',
                representasjonspunkt: { lat: 69.6, lon: 18.9 },
              },
            ]
          : [],
      }),
    ),
  )
  await site.rest('POST', '/api/globals/dealerSettings', { addressService: service.url })
  const reader = new ContentReader(site.payload, 'nb')
  for (const text of ['9008', 'Tromsø', 'Os']) await placeOf(reader, text)
  const found = {
    position: { latitude: 69.6, longitude: 18.9 },
    label: 'Grønnegata 1, 9008 Tromsø',
    approximate: false,
  }
  expect(await placeOf(reader, 'Grønnegata 1')).toMatchObject(found)
  expect(await placeOf(reader, 'grønnegata 1')).toMatchObject(found)
  expect(await placeOf(reader, 'Ukjent vei 7')).toEqual({ kind: 'unknown' })
  expect(service.asked).toEqual(['Grønnegata 1', 'Ukjent vei 7'])
})

test('an address that several towns have is asked about, each with its town', async () => {
  await using site = await openProgram()
  const address = (postnummer: string, poststed: string, lat: number, lon: number) => ({
    adressetekst: 'Storgata 92',
    postnummer,
    poststed,
    representasjonspunkt: { lat, lon },
  })
  const found = [
    address('1440', 'DRØBAK', 59.66, 10.63),
    address('1440', 'DRØBAK', 59.661, 10.631),
    address('9008', 'TROMSØ', 69.65, 18.96),
    { ...address('9008', 'TROMSØ', 69.7, 18.9), adressetekst: 'Storgata 920' },
  ]
  await using service = await addressService((response, term) =>
    response.end(
      JSON.stringify({ adresser: found.filter(({ poststed }) => !/Tromsø/.test(term) || poststed === 'TROMSØ') }),
    ),
  )
  await site.rest('POST', '/api/globals/dealerSettings', { addressService: service.url })
  const reader = new ContentReader(site.payload, 'nb')
  expect(await placeOf(reader, 'Storgata 92')).toEqual({
    kind: 'choices',
    choices: ['Storgata 92, 1440 Drøbak', 'Storgata 92, 9008 Tromsø'].map((label) => ({ label, term: label })),
  })
  expect(await placeOf(reader, 'Storgata 92, 9008 Tromsø')).toMatchObject({ kind: 'found', approximate: false })
})

test.each([
  ['fails', (response: http.ServerResponse) => response.writeHead(500).end()],
  ['answers something else', (response: http.ServerResponse) => response.end('<html>')],
  ['does not answer', () => {}],
])('an address service that %s is done without, in silence and in two seconds', async (_, answer) => {
  await using site = await openProgram()
  await replacePostcodes(site.payload, rows)
  await using service = await addressService(answer)
  await site.rest('POST', '/api/globals/dealerSettings', { addressService: service.url })
  const reader = new ContentReader(site.payload, 'nb')
  const begun = Date.now()
  expect(await placeOf(reader, 'Storgata 12, 9008 Tromsø')).toMatchObject({ label: '9008 Tromsø', approximate: true })
  // The two seconds, and what a busy machine takes for the rest.
  expect(Date.now() - begun).toBeLessThan(20_000)
  // Left alone for a while: nobody else waits.
  await placeOf(reader, 'Storgata 12, 9008 Tromsø')
  expect(service.asked.length).toBe(1)
})
