import { expect, test } from 'vitest'
import { MAX_OUTLINED } from '../../web/siteOutline'
import { drawLlms, MAX_DESCRIPTION } from './llms'

const site = { name: 'Eldvarde', description: 'Vedovner fra Toten.', siteUrl: 'https://www.example.no' }

test('the outline has the name, what the site is, and sections of links with a word about each', () => {
  const drawn = drawLlms(site, [
    {
      position: 1,
      heading: 'Sider',
      links: [
        { title: 'Forside', href: '/', description: 'Vedovner\nfra  Toten.' },
        { title: 'Om oss', href: '/om-oss' },
      ],
    },
    { position: 2, heading: 'Tomt', links: [] },
  ])
  expect(drawn).toBe(
    `${[
      '# Eldvarde',
      '> Vedovner fra Toten.',
      '## Sider',
      '- [Forside](https://www.example.no/): Vedovner fra Toten.\n- [Om oss](https://www.example.no/om-oss)',
    ].join('\n\n')}\n`,
  )
  expect(drawLlms({ ...site, description: ' ' }, [])).toBe('# Eldvarde\n')
})

test('what editors typed ends no link and begins no heading', () => {
  const link = { title: 'Ovn [ny]', href: '/ovn(1)', description: '# <b>Nå</b> `bare` *her*' }
  const drawn = drawLlms(site, [{ position: 1, heading: 'A\n# B', links: [link] }])
  expect(drawn).toContain('## A \\# B\n')
  expect(drawn).toContain(
    '- [Ovn \\[ny\\]](https://www.example.no/ovn%281%29): \\# \\<b\\>Nå\\</b\\> \\`bare\\` \\*her\\*',
  )
})

test('the outline is bounded, however much there is', () => {
  const links = Array.from({ length: 500 }, (_, at) => ({
    title: `Side ${at}`,
    href: `/${at}`,
    description: 'ord '.repeat(500),
  }))
  const drawn = drawLlms(site, [{ position: 1, heading: 'Sider', links }])
  const lines = drawn.split('\n').filter((line) => line.startsWith('- '))
  expect(lines).toHaveLength(MAX_OUTLINED)
  expect(lines.every((line) => line.length < MAX_DESCRIPTION + 100 && line.endsWith('ord…'))).toBe(true)
})
