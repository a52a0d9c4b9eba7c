/** Requests of any kind, most of them near to something that is there, as attackers and broken programs send them. */
import fc from 'fast-check'

const collections = [
  'pages',
  'articles',
  'dealers',
  'users',
  'media',
  'files',
  'orderRequests',
  'subscribers',
  'emails',
  'members',
  'redirects',
  'nothing',
]
const paths = [
  ...['/', '/kontakt', '/en', '/artikler', '/artikler/ovn', '/sok', '/finn-forhandler', '/bestilling', '/konto'],
  ...[
    '/konto/logg-inn',
    '/samtykke',
    '/sitemap.xml',
    '/robots.txt',
    '/healthz',
    '/readyz',
    '/media/a.jpg',
    '/favicon.ico',
  ],
  ...['/skjema/kontakt', '/skjema/nothing', '/wp-admin/admin-ajax.php', '/wp-json/newsletter/v1/subscribers'],
  ...['/preview/pages/1', '/preview/shared/x', '/assets/client.js', '/admin', '/admin/login', '/_next/static/x.js'],
  ...['/api/access', '/api/users/login', '/api/users/forgot-password', '/api/users/oidc/callback', '/api/globals/site'],
  ...collections.flatMap((name) => [`/api/${name}`, `/api/${name}/1`, `/api/${name}/versions`, `/api/${name}/count`]),
]
const parameters = [
  ...[
    'where[id][in]',
    'where[title][like]',
    'where[or][0][slug][equals]',
    'where[price][near]',
    'where[a.b.c][exists]',
  ],
  ...[
    'sort',
    'limit',
    'page',
    'depth',
    'locale',
    'fallback-locale',
    'select[title]',
    'populate[pages][x]',
    'draft',
    'trash',
  ],
  ...['search_Query', 'q', 'sted', 'postnummer', 'side', 'egenskap.effekt', 'pris', 'action', 'token', 'utm_source'],
]

const oddText = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1e309',
    'NaN',
    'null',
    'all',
    'nb',
    'en',
    '%00',
    '%',
    '%zz',
    '../../etc/passwd',
    '\\',
    "'",
    '"',
    '<script>',
    '{{x}}',
    '1;drop table pages',
    '９９',
    'å',
    '😀',
  ),
  fc.string({ maxLength: 40 }),
  fc.integer().map(String),
  fc.string({ minLength: 1, maxLength: 8 }).map((piece) => piece.repeat(200)),
)
/** What Node lets a client write into the first line. */
const inAddress = (text: string) => text.replace(/[^\u0021-\u00ff]/gu, encodeURIComponent)
const address = fc
  .record({
    path: fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...paths) },
      { weight: 1, arbitrary: oddText.map((text) => `/${text}`) },
    ),
    tail: fc.oneof(
      { weight: 4, arbitrary: fc.constant('') },
      { weight: 1, arbitrary: oddText.map((text) => `/${text}`) },
      { weight: 1, arbitrary: fc.constantFrom('/', '//', '/.', '/..', '\\', '%2f', ';x') },
    ),
    query: fc.array(fc.tuple(fc.oneof(fc.constantFrom(...parameters), oddText), oddText), { maxLength: 4 }),
  })
  .map(({ path, tail, query }) =>
    inAddress(path + tail + (query.length > 0 ? `?${query.map(([name, value]) => `${name}=${value}`).join('&')}` : '')),
  )
const fields = [
  'name',
  'email',
  'phone',
  'message',
  'page',
  'nokkel',
  'tegnet',
  'postcode',
  'input_15[]',
  'action',
  'mobile',
  'group_id',
  'password',
  'token',
  '__proto__',
]
const body = fc.oneof(
  fc.constant(undefined),
  fc.record({
    type: fc.constant('application/json'),
    text: fc.oneof(fc.json({ maxDepth: 4 }), oddText, fc.constant('['.repeat(2000))),
  }),
  fc.record({
    type: fc.constant('application/x-www-form-urlencoded'),
    text: fc
      .array(fc.tuple(fc.constantFrom(...fields), oddText), { maxLength: 8 })
      .map((pairs) => String(new URLSearchParams(pairs))),
  }),
  fc.record({
    type: fc.constantFrom('multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='),
    text: fc
      .tuple(fc.constantFrom(...fields), oddText, fc.constantFrom('\r\n--x--', '\r\n--x', ''))
      .map(
        ([name, value, end]) =>
          `--x\r\ncontent-disposition: form-data; name="${name}"; filename="a.jpg"\r\n\r\n${value}${end}`,
      ),
  }),
  fc.record({ type: fc.constantFrom('text/plain', 'application/xml', 'x', ''), text: oddText }),
)
export const oddRequest = fc.record({
  method: fc.oneof(
    { weight: 5, arbitrary: fc.constant('GET') },
    { weight: 3, arbitrary: fc.constant('POST') },
    { weight: 1, arbitrary: fc.constantFrom('HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK') },
  ),
  address,
  body,
  asDealer: fc.integer({ min: 0, max: 5 }).map((draw) => draw === 0),
  headers: fc.dictionary(
    fc.constantFrom(
      'accept',
      'accept-language',
      'accept-encoding',
      'if-none-match',
      'range',
      'cookie',
      'origin',
      'referer',
      'user-agent',
      'content-encoding',
      'sec-fetch-mode',
      'x-payload-http-method-override',
      'x-http-method-override',
    ),
    fc
      .oneof(
        oddText,
        fc.constantFrom(
          'text/html',
          'application/json',
          'gzip',
          'br;q=0',
          'bytes=0-',
          'bytes=5-1',
          'payload-token=x; member_session=y',
          'GET',
          'null',
        ),
      )
      .map((text) => text.replace(/[^\t\u0020-\u007e]/gu, '')),
    { maxKeys: 3 },
  ),
})
export type OddRequest = typeof oddRequest extends fc.Arbitrary<infer Value> ? Value : never
