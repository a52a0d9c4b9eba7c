/** Fills an empty, migrated site with invented articles and dealers, by plain SQL that both databases understand. */
import { connect } from '../scripts/database.mjs'

/** Rows in one statement. */
const AT_ONCE = 500

/** The same figures in every run: a small linear congruential generator (Numerical Recipes). */
function generator(seed = 1) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Where dealers cluster: place, postcode, degrees, share. */
const towns = /** @type {const} */ ([
  ['Oslo', '0150', 59.91, 10.75, 30],
  ['Bergen', '5003', 60.39, 5.33, 12],
  ['Trondheim', '7010', 63.43, 10.4, 10],
  ['Stavanger', '4006', 58.97, 5.73, 10],
  ['Kristiansand', '4611', 58.15, 8.0, 7],
  ['Ålesund', '6002', 62.47, 6.15, 6],
  ['Lillehammer', '2609', 61.12, 10.47, 6],
  ['Bodø', '8006', 67.28, 14.4, 5],
  ['Tromsø', '9008', 69.65, 18.96, 5],
  ['Alta', '9510', 69.97, 23.27, 3],
  ['Vadsø', '9800', 70.07, 29.75, 2],
])
const beginnings = ['bål', 'ved', 'peis', 'sot', 'aske', 'glød', 'varme', 'røyk', 'kleber', 'støpe', 'torv', 'ildfast ']
const ends = ['panne', 'ovn', 'innsats', 'plate', 'skuffe', 'rist', 'rør', 'kurv', 'dør', 'hanske', 'stein', 'børste']
const colours = ['svart', 'hvit', 'gra', 'rust']
const kinds = ['Svart', 'Hvit', 'Liten', 'Stor', 'Smal', 'Hytte', 'Klassisk', 'Nordlys', 'Fjell', 'Kyst']

/** @param {unknown} value */
function literal(value) {
  if (value === null || value === undefined) return 'NULL'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

/**
 * @param {{ run(sql: string): Promise<unknown> }} database
 * @param {string} table
 * @param {readonly string[]} columns
 * @param {Iterable<readonly unknown[]>} rows
 */
async function insert({ run }, table, columns, rows) {
  const head = `INSERT INTO ${table} (${columns.map((column) => `"${column}"`).join(', ')}) VALUES `
  /** @type {string[]} */
  let values = []
  const flush = async () => {
    if (values.length > 0) await run(head + values.join(','))
    values = []
  }
  for (const row of rows) {
    values.push(`(${row.map(literal).join(',')})`)
    if (values.length === AT_ONCE) await flush()
  }
  await flush()
}

/** @param {number} count */
function* numbered(count) {
  for (let id = 1; id <= count; id++) yield id
}

/**
 * @param {readonly string[]} list
 * @param {number} at
 */
const pick = (list, at) => list[at % list.length] ?? ''

/** @param {number} id */
function articleName(id) {
  const compound = pick(beginnings, id) + pick(ends, Math.floor(id / beginnings.length))
  const kind = pick(kinds, Math.floor(id / (beginnings.length * ends.length)))
  return `${compound.charAt(0).toUpperCase()}${compound.slice(1)} ${kind} ${id % 997}`
}

/**
 * @param {string} databaseUrl `file:…` or `postgres://…`, migrated and empty
 * @param {number} count articles, and as many dealers
 */
export async function fill(databaseUrl, count) {
  const database = await connect(databaseUrl)
  const now = new Date().toISOString()
  const random = generator()
  const dated = ['created_at', 'updated_at']
  const dates = [now, now]
  const lines = ['vedovner', 'peisinnsatser', 'balpanner', 'tilbehor']
  const groups = Array.from({ length: 30 }, (_, at) => `gruppe-${at + 1}`)

  await insert(
    database,
    'product_lines',
    ['id', 'slug', 'position', ...dated],
    lines.map((slug, at) => [at + 1, slug, at, ...dates]),
  )
  await insert(
    database,
    'product_lines_locales',
    ['name', '_locale', '_parent_id'],
    lines.map((slug, at) => [slug, 'nb', at + 1]),
  )
  await insert(
    database,
    'article_groups',
    ['id', 'slug', 'position', 'parent_id', ...dated],
    groups.map((slug, at) => [at + 1, slug, at, at < 5 ? null : (at % 5) + 1, ...dates]),
  )
  await insert(
    database,
    'article_groups_locales',
    ['name', '_locale', '_parent_id'],
    groups.map((slug, at) => [slug, 'nb', at + 1]),
  )
  await insert(
    database,
    'specifications',
    ['id', 'slug', 'kind', 'unit', 'filterable', 'position', ...dated],
    [
      [1, 'effekt', 'number', 'kW', 'true', 1, ...dates],
      [2, 'uteluft', 'yesNo', null, 'true', 2, ...dates],
      [3, 'farge', 'choice', null, 'true', 3, ...dates],
      [4, 'hoyde', 'number', 'mm', 'true', 4, ...dates],
    ].map((row) => (databaseUrl.startsWith('postgres') ? row : row.map((value) => (value === 'true' ? 1 : value)))),
  )
  await insert(
    database,
    'specifications_locales',
    ['name', '_locale', '_parent_id'],
    [
      ['Effekt', 'nb', 1],
      ['Uteluft', 'nb', 2],
      ['Farge', 'nb', 3],
      ['Høyde', 'nb', 4],
    ],
  )

  await insert(
    database,
    'specifications_choices',
    ['_order', '_parent_id', 'id', 'value'],
    colours.map((value, at) => [at, 3, `c${at}`, value]),
  )
  await insert(
    database,
    'articles',
    [
      'id',
      'number',
      'slug',
      'price',
      'price_kind',
      'availability',
      'position',
      'group_id',
      'product_line_id',
      '_status',
      ...dated,
    ],
    (function* () {
      for (const id of numbered(count)) {
        const number = `EV-${String(id).padStart(6, '0')}`
        const price = Math.round(random() * 30_000)
        yield [
          id,
          number,
          `artikkel-${id}`,
          price,
          'exact',
          'inStock',
          id % 100,
          (id % 30) + 1,
          (id % 4) + 1,
          'published',
          ...dates,
        ]
      }
    })(),
  )
  await insert(
    database,
    'articles_locales',
    ['name', 'summary', '_locale', '_parent_id'],
    (function* () {
      for (const id of numbered(count))
        yield [
          articleName(id),
          `Passer til ${pick(ends, id * 7)} og ${pick(beginnings, id * 3)}${pick(ends, id)}.`,
          'nb',
          id,
        ]
    })(),
  )
  await insert(
    database,
    'articles_specifications',
    ['_order', '_parent_id', 'id', 'specification_id', 'value'],
    (function* () {
      for (const id of numbered(count)) {
        yield [1, id, `e${id}`, 1, String(4 + (id % 60) / 4)]
        yield [2, id, `u${id}`, 2, id % 3 === 0 ? 'yes' : 'no']
        yield [3, id, `f${id}`, 3, pick(colours, id * 7)]
        yield [4, id, `h${id}`, 4, String(400 + (id % 90) * 10)]
      }
    })(),
  )

  const everyTown = towns.flatMap((town) => Array(town[4]).fill(town))
  await insert(
    database,
    'dealers',
    [
      'id',
      'name',
      'number',
      'slug',
      'street',
      'postcode',
      'place',
      'latitude',
      'longitude',
      'phone',
      'hours',
      'holidays',
      'priority',
      '_status',
      ...dated,
    ],
    (function* () {
      for (const id of numbered(count)) {
        const [place, postcode, latitude, longitude] = everyTown[Math.floor(random() * everyTown.length)]
        const spread = () => (random() - 0.5) * (random() < 0.2 ? 3 : 0.4)
        const hours = id % 2 ? 'man–fre 09–17\nlør 10–14' : 'man–fre 10–18'
        yield [
          id,
          `${place} Ildsted ${id}`,
          `F-${id}`,
          `forhandler-${id}`,
          `Storgata ${id % 200}`,
          postcode,
          place,
          latitude + spread(),
          longitude + spread(),
          '22 00 00 00',
          hours,
          'closed',
          id % 3,
          'published',
          ...dates,
        ]
      }
    })(),
  )
  await insert(
    database,
    'dealers_rels',
    ['order', 'parent_id', 'path', 'product_lines_id'],
    (function* () {
      for (const id of numbered(count)) {
        yield [1, id, 'productLines', (id % 4) + 1]
        yield [2, id, 'productLines', ((id + 1) % 4) + 1]
      }
    })(),
  )
  if (databaseUrl.startsWith('postgres')) await database.run('ANALYZE')
  await database.close()
}

/**
 * Order requests, each for two articles, answered: nothing is left to do about them.
 * @param {string} databaseUrl of a site that has as many dealers
 * @param {number} count
 */
export async function fillOrders(databaseUrl, count) {
  const database = await connect(databaseUrl)
  const now = Date.now()
  const lines = JSON.stringify([
    { number: 'EV-000001', name: 'Ovn', quantity: 1, price: 100 },
    { number: 'EV-000002', name: 'Rør', quantity: 2, price: 50 },
  ])
  const given = [
    'number',
    'key',
    'lines',
    'name',
    'email',
    'postcode',
    'place',
    'message',
    'state',
    'routing',
    'locale',
  ]
  const moments = ['notified_at', 'sent_at', 'answered_at', 'updated_at', 'created_at']
  await insert(
    database,
    'order_requests',
    ['id', ...given, 'dealer_id', ...moments],
    (function* () {
      for (const id of numbered(count)) {
        const [name, email] = [`Kari Nordmann ${id}`, `kari${id}@example.com`]
        const at = new Date(now - (count - id) * 60_000).toISOString()
        const asked = [`B-${id}`, `key-${id}`, lines, name, email, '0150', 'Oslo', 'Ring meg, takk.']
        yield [id, ...asked, 'done', 'chosen', 'nb', id, ...moments.map(() => at)]
      }
    })(),
  )
  await database.close()
}
