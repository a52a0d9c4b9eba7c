import { expect, test } from 'vitest'
import type { OrderRequest } from '../../cms/types'
import { requestHeads, requestRows } from './exportCsv'

test('a request has a row for each line, as Norwegian spreadsheets read them', () => {
  const request = {
    number: '261121-KX7P',
    createdAt: '2026-11-21T20:32:00.000Z',
    state: 'received',
    name: 'Kari; Ås',
    email: 'kari@example.com',
    postcode: '9008',
    message: '=HYPERLINK("http://evil.example")',
    lines: [
      { number: 'EV-1', quantity: 2, unit: 'stk', name: 'Varde', price: 149.5 },
      { number: 'X', quantity: 1, known: false },
    ],
  } as unknown as OrderRequest
  expect(requestHeads('nb').slice(0, 3)).toEqual(['Nummer', 'Mottatt', 'Status'])
  const [first, second] = requestRows(request, 'nb')
  expect(first?.join(';')).toBe(
    `261121-KX7P;2026-11-21 21:32;Mottatt;;Kari; Ås;;;kari@example.com;;;9008;;2;stk;EV-1;Varde;149,5;299;'=HYPERLINK("http://evil.example")`,
  )
  expect(second?.join(';')).toContain(';1;;X;;;;')
})
