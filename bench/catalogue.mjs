/**
 * Listings and search among many articles: a database is filled by rows, and the site's own pages are asked for, each
 * of them different, with the page cache bypassed because such pages are not kept (DESIGN §9).
 */
import { quantile } from './budgets.mjs'

/** Requests that are measured, after as many tenths of them that are not. */
const REQUESTS = 300
const WARM_UP = 30

const kinds = ['Vedovn', 'Peisinnsats', 'Bålpanne', 'Røykrør', 'Gulvplate', 'Dørpakning', 'Askebøtte', 'Vedkurv']
const words = ['kleber', 'stål', 'svart', 'hvit', 'varm', 'støpejern', 'rentbrennende', 'hytte', 'stue', 'uteluft']

/** Numbers that look random and are the same in each run. */
function dice(seed = 4711) {
  let state = seed
  return (/** @type {number} */ sides) => {
    state = (state * 48271) % 2147483647
    return state % sides
  }
}

const COLOURS = ['svart', 'hvit', 'gra', 'rust']
const PART = 200

/**
 * Statements that fill an empty, migrated database with so many published articles; the same text on both databases.
 * @param {number} count
 * @returns {Generator<string>}
 */
export function* catalogueRows(count) {
  const roll = dice()
  const text = (/** @type {string} */ value) => `'${value.replaceAll("'", "''")}'`
  yield `insert into article_groups (id, slug, parent_id, position) values ${Array.from({ length: 40 }, (_, at) => `(${at + 1}, 'gruppe-${at + 1}', ${at < 8 ? 'null' : (at % 8) + 1}, ${at})`).join(',')}`
  yield `insert into article_groups_locales (name, _locale, _parent_id) values ${Array.from({ length: 40 }, (_, at) => `('Gruppe ${at + 1}', 'nb', ${at + 1})`).join(',')}`
  yield `insert into product_lines (id, slug, position) values (1, 'ovner', 1), (2, 'ute', 2), (3, 'deler', 3)`
  yield `insert into product_lines_locales (name, _locale, _parent_id) values ('Ovner', 'nb', 1), ('Ute', 'nb', 2), ('Deler', 'nb', 3)`
  yield `insert into specifications (id, slug, kind, filterable, position) values (1, 'effekt', 'number', true, 1), (2, 'farge', 'choice', true, 2), (3, 'uteluft', 'yesNo', true, 3), (4, 'hoyde', 'number', true, 4), (5, 'vekt', 'number', true, 5)`
  yield `insert into specifications_locales (name, _locale, _parent_id) values ('Effekt', 'nb', 1), ('Farge', 'nb', 2), ('Uteluft', 'nb', 3), ('Høyde', 'nb', 4), ('Vekt', 'nb', 5)`
  for (let from = 1; from <= count; from += PART) {
    const ids = Array.from({ length: Math.min(PART, count - from + 1) }, (_, at) => from + at)
    yield `insert into articles (id, number, slug, price, price_kind, availability, group_id, product_line_id, position, _status) values ${ids
      .map(
        (id) =>
          `(${id}, 'EV-${100000 + id}', 'artikkel-${id}', ${50 + roll(30000)}, 'exact', '${['inStock', 'onOrder', 'unknown'][roll(3)]}', ${1 + roll(40)}, ${1 + roll(3)}, ${roll(100)}, 'published')`,
      )
      .join(',')}`
    yield `insert into articles_locales (name, summary, description, _locale, _parent_id) values ${ids
      .map((id) => {
        const some = Array.from({ length: 24 }, () => words[roll(words.length)]).join(' ')
        const description = JSON.stringify({
          root: { children: [{ type: 'paragraph', children: [{ type: 'text', text: some }] }] },
        })
        const name = `${kinds[roll(kinds.length)]} ${words[roll(words.length)]} ${1 + roll(999)}`
        return `(${text(name)}, ${text(some.slice(0, 80))}, ${text(description)}, 'nb', ${id})`
      })
      .join(',')}`
    yield `insert into articles_specifications (_order, _parent_id, id, specification_id, value) values ${ids
      .flatMap((id) => [
        `(1, ${id}, 'a${id}-1', 1, '${(roll(200) + 20) / 10}')`,
        `(2, ${id}, 'a${id}-2', 2, '${COLOURS[roll(4)]}')`,
        `(3, ${id}, 'a${id}-3', 3, '${roll(2) ? 'yes' : 'no'}')`,
        `(4, ${id}, 'a${id}-4', 4, '${100 + roll(2000)}')`,
        `(5, ${id}, 'a${id}-5', 5, '${roll(300)}')`,
      ])
      .join(',')}`
  }
}

/** Addresses of listings, none of them twice. */
function* listings() {
  const roll = dice(99)
  for (;;) {
    const group = roll(3) === 0 ? `/gruppe/gruppe-${1 + roll(40)}` : ''
    const sorting = ['navn', 'pris', 'pris-ned', 'nummer', 'nyeste'][roll(5)]
    const from = roll(9)
    yield `/artikler${group}?egenskap.farge=${COLOURS[roll(4)]}&egenskap.effekt=${from}.${roll(99)}-${from + 3 + roll(9)}&pris=-${9000 + roll(20000)}&sortering=${sorting}&side=${1 + roll(2)}`
  }
}

/** Searches as people type them: a word, two, a part of one, a number, a mistake. */
function* searches() {
  const roll = dice(77)
  for (;;) {
    const word = words[roll(words.length)] ?? ''
    const kind = kinds[roll(kinds.length)] ?? ''
    const typed =
      [
        kind,
        `${kind} ${word}`,
        kind.slice(2, 7),
        `EV-${100000 + roll(1000)}`,
        `${kind} ${roll(999)}`,
        `${word.slice(0, 3)} ${roll(99)}`,
      ][roll(6)] ?? ''
    yield `/sok?search_Query=${encodeURIComponent(typed)}`
  }
}

/** @param {string} url @param {Generator<string>} addresses */
async function measure(url, addresses) {
  /** @type {number[]} */
  const times = []
  for (let at = -WARM_UP; at < REQUESTS; at++) {
    const address = url + addresses.next().value
    const began = performance.now()
    const answer = await fetch(address)
    await answer.text()
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    if (at >= 0) times.push(performance.now() - began)
  }
  return { usual: quantile(times, 0.5), p99: quantile(times, 0.99) }
}

/**
 * Milliseconds that listings and searches take on a running site.
 * @param {string} url
 */
export async function measureCatalogue(url) {
  const began = performance.now()
  await (await fetch(`${url}/artikler?sortering=navn`)).text()
  const listed = performance.now()
  await (await fetch(`${url}/sok?search_Query=ovn`)).text()
  const found = performance.now()
  return {
    firstListing: listed - began,
    firstSearch: found - listed,
    listing: await measure(url, listings()),
    search: await measure(url, searches()),
  }
}
