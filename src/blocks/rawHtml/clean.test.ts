import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanHtml, renameIds, replaceFrames } from './clean'

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? []

/** Checks that cleaned text contains nothing harmful. Only tags are checked, not the text outside them. */
function expectHarmless(html: string): void {
  for (const tag of tagsOf(html)) {
    const names = [...tag.replace(/"[^"]*"/g, '""').matchAll(/[\s/]([^\s"=<>/]+)(?==)/g)].map(([, name]) => name ?? '')
    expect(tag).toMatch(
      /^<\/?(?!script|style|form|input|button|object|embed|svg|math|base|meta|link|template)[a-z][a-z0-9]*[ />]/,
    )
    for (const name of names)
      expect(name, tag).not.toMatch(/^(?:on|style|srcdoc|srcset|action|formaction|data-|is$|slot$)/i)
    for (const [, value = ''] of tag.matchAll(/ (?:href|src)="([^"]*)"/g))
      expect(value.replaceAll('&amp;', '&'), tag).toMatch(
        /^(?:https?:|mailto:|tel:|#|\/(?![/\\])|data:image\/(?:png|jpeg|gif|webp);)/,
      )
  }
}

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://evil.example"><input name=a><button formaction="javascript:alert(1)">x</button></form>',
  '<div style="background:url(https://evil.example)">x</div>',
  '<div data-module="https://evil.example/x.js" data-when="load">x</div>',
  '<style>@import "https://evil.example";</style>',
  '<base href="https://evil.example"><meta http-equiv=refresh content="0;url=https://evil.example">',
  '<img src="https://evil.example/pixel.gif"><img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<p title="&quot; onclick=&quot;alert(1)">x</p>',
  '<p title="a<img src=x onerror=alert(1)>">x</p>',
  '<textarea></textarea><script>alert(1)</script>',
  '<xmp><script>alert(1)</script></xmp><plaintext><script>alert(1)',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<object data="x.swf"></object><embed src="x.swf"><link rel=stylesheet href="https://evil.example">',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src="/a.png" srcset="https://evil.example/x.png 1x">',
  '<!--[if IE]><script>alert(1)</script><![endif]-->',
]

test.each(payloads)('%s comes out harmless', (html) => expectHarmless(cleanHtml(html)))

const piece = fc.oneof(
  fc.constantFrom(...payloads),
  fc.string(),
  fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '<!--',
    '-->',
    '<p ',
    '</',
    'on',
    '=',
    '&lt;',
    '<a href=',
    '<iframe src=',
    '<b id="',
    '\0',
    '<table>',
    '<![CDATA[',
  ),
)

test('however the pieces fall, what comes out is harmless', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const cleaned = cleanHtml(pieces.join(''))
      const drawn = renameIds(
        replaceFrames(cleaned, () => '<i></i>'),
        () => 'renamed',
      )
      expectHarmless(drawn)
      expect(drawn).not.toContain('<iframe')
      for (const [, id] of drawn.matchAll(/<[^>]* id="([^"]*)"/g)) expect(id).toBe('renamed')
    }),
    { numRuns: 1500 },
  )
})

test('text, tables, pictures of the site and links stay', () => {
  const html =
    '<h2 id="a" class="b">T</h2><table><caption>C</caption><tbody><tr><th scope="row">1</th><td colspan="2">2</td></tr></tbody></table>' +
    '<details open><summary>S</summary><p lang="en">P <kbd>K</kbd></p></details><figure><figcaption>F</figcaption></figure>'
  expect(cleanHtml(html)).toBe(html.replace('open', 'open'))
  expect(cleanHtml('<img src="/media/ovn.webp" width="4">')).toBe(
    '<img loading="lazy" src="/media/ovn.webp" width="4" alt="" />',
  )
  expect(cleanHtml('<a href="https://nvf.example" target="_blank" rel="x">L</a>')).toBe(
    '<a href="https://nvf.example" target="_blank" rel="noopener">L</a>',
  )
})

test('the main heading is the page’s', () => expect(cleanHtml('<h1>T</h1>')).toBe('<h2>T</h2>'))

test('frames are drawn by their attributes, also where they stand in each other or stay open', () => {
  const sources = (html: string) => {
    const found: (string | undefined)[] = []
    const rest = replaceFrames(cleanHtml(html), ({ src }) => {
      found.push(src)
      return '·'
    })
    return [rest, ...found]
  }
  expect(sources('<p>a<iframe src="https://x.example/?a=1&amp;b=2"></iframe>b</p>')).toEqual([
    '<p>a·b</p>',
    'https://x.example/?a=1&b=2',
  ])
  expect(sources('<iframe src="https://x.example"><p>unsupported</p></iframe>')).toEqual(['·', 'https://x.example'])
  expect(sources('<iframe src="https://x.example">')[0]).not.toContain('iframe')
})

test('ids are given, and what names them follows', () => {
  const html = cleanHtml(
    '<h2 id="a">A</h2><p aria-labelledby="a b" title=\' id="a"\'>id="a"</p><a class="x" href="#a">A</a><a href="/s#a">B</a>',
  )
  expect(renameIds(html, (id) => `${id}-2`)).toBe(
    '<h2 id="a-2">A</h2><p aria-labelledby="a-2 b" title=" id=&quot;a&quot;">id="a"</p><a class="x" href="#a-2">A</a><a href="/s#a">B</a>',
  )
})
