import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { FileListBlock } from './Block'

const file = {
  id: 1,
  filename: 'brosjyre.pdf',
  title: 'Brosjyre',
  mimeType: 'application/pdf',
  filesize: 36_938,
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
}

const draw = (files: BlockOf<'fileList'>['files'], more: Partial<BlockOf<'fileList'>> = {}) =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <FileListBlock block={{ blockType: 'fileList', files, ...more }} site={testSite} first={false} />
    </IslandProvider>,
  )

test('a file is named by its title or that of the row, with type and size', () => {
  expect(draw([{ file }])).toMatch(
    /<a href="\/media\/brosjyre\.pdf\?v=\w+">Brosjyre<\/a><p class="file-facts">PDF, 37\skB/,
  )
  expect(draw([{ file, title: 'Varde' }])).toContain('>Varde</a>')
})

test('a file that is deleted has no row, and a list of none is none', () => {
  expect(draw([{ file }, { file: 7, title: 'Borte' }])).not.toContain('Borte')
  expect(draw([{ file: 7 }], { heading: 'Dokumenter' })).toBe('')
})

test('files of a category stand together under it, in the order of their first', () => {
  const html = draw(
    [
      { file, title: 'Brosjyre', category: 'Brosjyrer' },
      { file, title: 'Garanti' },
      { file, title: 'Montering', category: 'Veiledninger' },
      { file, title: 'Utstilling', category: ' Brosjyrer ' },
    ],
    { heading: 'Dokumenter' },
  )
  expect(html.match(/<h3>\w+<\/h3>|">\w+<\/a>/g)?.map((part) => part.replace(/<.*?>|">/g, ''))).toEqual([
    'Brosjyrer',
    'Brosjyre',
    'Utstilling',
    'Garanti',
    'Veiledninger',
    'Montering',
  ])
})

test('a search field stands above the list where editors want it, with a choice where there are several categories', () => {
  const files = [
    { file, category: 'Brosjyrer' },
    { file, category: 'Veiledninger' },
  ]
  expect(draw(files)).not.toContain('type="search"')
  const html = draw(files, { filter: true })
  expect(html).toContain('type="search"')
  expect(html).toContain('<option>Veiledninger</option>')
  expect(draw([{ file }], { filter: true })).not.toContain('<select')
})
