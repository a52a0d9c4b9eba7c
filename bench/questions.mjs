/** Pages that answer a visitor's question: the same one again and again, and ever new ones. */
import { step } from '../scripts/progress.mjs'
import { median } from './budgets.mjs'
import { load } from './load.mjs'

const ROUNDS = 3
/** Different questions: more than the site can answer within a round. */
const NUMBERS = 1_000_000
const headers = { 'accept-encoding': 'br' }

/** `NUMBER` becomes another number at each request. */
const questions = {
  search: '/sok?search_Query=ovn+NUMBER',
  'list with a filter': '/artikler?egenskap.effekt=1-NUMBER',
  finder: '/finn-forhandler?posisjon=59.9NUMBER,10.7',
}

/**
 * @param {string} url
 * @param {import('./load.mjs').Load} by
 */
async function carried(url, by) {
  await load(url, { ...by, seconds: 1 })
  const rounds = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await load(url, by))
  return { rate: median(rounds.map(({ rate }) => rate)), p99: median(rounds.map(({ p99 }) => p99)) }
}

/**
 * @param {string} url
 * @param {number} seconds of a round
 * @returns {Promise<import('./budgets.mjs').Row[]>}
 */
export async function measureQuestions(url, seconds) {
  const rows = []
  for (const [name, path] of Object.entries(questions)) {
    const [again, everNew] = await step(`Questions: ${name}`, async () => [
      await carried(url + path.replace('NUMBER', '7'), { seconds, headers }),
      await carried(url + path, { seconds, headers, numbers: NUMBERS }),
    ])
    for (const [kind, { rate, p99 }] of Object.entries({ 'asked again': again, 'ever new': everNew }))
      rows.push(
        { what: `${name}, ${kind}`, measured: rate, unit: '/s', budget: { atLeast: 1000 } },
        { what: '  p99 at 50 connections', measured: p99, unit: 'ms', budget: { atMost: 150 } },
      )
  }
  return rows
}
