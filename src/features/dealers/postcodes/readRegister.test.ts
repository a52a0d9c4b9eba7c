import { expect, test } from 'vitest'
import { RegisterError, readRegister } from './readRegister'

const bytes = (text: string) => new TextEncoder().encode(text)
const tromso = { postcode: '9008', place: 'Tromsø', municipality: 'Tromsø' }

test('a file with a heading', () => {
  const text =
    'postcode,place,municipality_code,municipality,category,latitude,longitude,source\n9008,TROMSØ,5501,TROMSØ,G,69.65,18.96,bolstad\n'
  expect(readRegister(bytes(text))).toEqual([{ ...tromso, position: { latitude: 69.65, longitude: 18.96 } }])
})

test('Posten’s register, in the encoding in which it is published', () => {
  const ansi = Uint8Array.from('9008\tTROMS\u00d8\t5501\tTROMS\u00d8\tG\r\n0001\tOSLO\t0301\tOSLO\tP\r\n', (letter) =>
    letter.charCodeAt(0),
  )
  expect(readRegister(ansi)).toEqual([
    { ...tromso, position: undefined },
    { postcode: '0001', place: 'Oslo', municipality: 'Oslo', position: undefined },
  ])
})

test('GeoNames, which lists a postcode for each of its places', () => {
  const line = 'NO\t9008\tTromsø\tTroms\t55\tTromsø\t5501\t\t\t69.6492\t18.9553\t4'
  expect(readRegister(bytes(`${line}\n${line.replace('\tTromsø\t', '\tElverhøy\t')}\n`))).toEqual([
    { ...tromso, position: { latitude: 69.6492, longitude: 18.9553 } },
  ])
})

test.each(['a,b\n1,2\n', 'postcode,place\nN-9008,Tromsø\n', 'postcode,place\n', ''])('%j is refused', (text) =>
  expect(() => readRegister(bytes(text))).toThrow(RegisterError),
)
