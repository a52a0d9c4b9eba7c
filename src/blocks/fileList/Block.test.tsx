import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { testSite } from '../../../tests/support/testSite'
import type { BlockOf } from '../../web/contentBlock'
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

const draw = (files: BlockOf<'fileList'>['files'], heading?: string) =>
  renderToStaticMarkup(
    <FileListBlock block={{ blockType: 'fileList', files, heading: heading ?? null }} site={testSite} first={false} />,
  )

test('a file is named by its title or that of the row, with type and size', () => {
  expect(draw([{ file }])).toMatch(
    /<a href="\/media\/brosjyre\.pdf\?v=\w+">Brosjyre<\/a><p class="file-facts">PDF, 37\skB/,
  )
  expect(draw([{ file, title: 'Varde' }])).toContain('>Varde</a>')
})

test('a file that is deleted has no row, and a list of none is none', () => {
  expect(draw([{ file }, { file: 7, title: 'Borte' }])).not.toContain('Borte')
  expect(draw([{ file: 7 }], 'Dokumenter')).toBe('')
})
