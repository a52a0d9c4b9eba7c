import { expect, test } from 'vitest'
import { harmlessSvg } from './svg'

test('a drawing stays a drawing', () => {
  const clean = harmlessSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><defs><linearGradient id="g"><stop offset="0" stop-color="#fff"/></linearGradient></defs><path d="M0 0h10" fill="url(#g)"/><use href="#g"/></svg>',
  )
  expect(clean).toContain('viewBox="0 0 10 10"')
  expect(clean).toContain('linearGradient')
  expect(clean).toContain('fill="url(#g)"')
  expect(clean).toContain('href="#g"')
})

test.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>',
  '<svg><image href="https://evil.example/x.png"/></svg>',
  '<svg><use href="https://evil.example/x.svg#a"/></svg>',
  '<svg><foreignObject><iframe src="https://evil.example"/></foreignObject></svg>',
  '<svg><style>@import url(https://evil.example/x.css)</style></svg>',
  '<svg><path style="background:url(https://evil.example)" fill="url(https://evil.example)"/></svg>',
  '<svg><set attributeName="onload" to="alert(1)"/></svg>',
  '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>',
])('made harmless: %s', (source) => {
  expect(harmlessSvg(source)).not.toMatch(/script|onload|evil|javascript|ENTITY|style|foreignObject/i)
})
