import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { linesOfPage, lockedPdf, packed, pdfOf } from '../../../../tests/support/pdf'
import { extractLimits } from '../limits'
import { extractText } from './extractText'
import type { Format } from './readable'

const MEBIBYTE = 1024 * 1024

const read = (bytes: Buffer | string, format: Format, limits: Partial<typeof extractLimits> = {}) =>
  extractText(Buffer.from(bytes as string), format, { limits: { ...extractLimits, ...limits } })

const docx = (body: string) =>
  Buffer.from(
    zipSync({ 'word/document.xml': strToU8(`<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`) }),
  )

test('the text of a PDF is read page by page, with words joined that a line divides', async () => {
  const file = pdfOf([
    linesOfPage('Varde 8 har spyle-', 'luft og ett spjeld.'),
    packed(linesOfPage('B\xe5lfat i st\xe5l')),
  ])
  expect(await read(file, 'pdf')).toEqual({ state: 'read', text: 'Varde 8 har spyleluft og ett spjeld. Bålfat i stål' })
})

test('the text of a Word document is read, by its paragraphs', async () => {
  const file = docx(
    '<w:p><w:r><w:t>Monter</w:t></w:r><w:r><w:t>ing</w:t></w:r></w:p><w:p><w:r><w:t>Stål &amp; stein</w:t></w:r></w:p><w:instrText>SKIP</w:instrText>',
  )
  expect(await read(file, 'docx')).toEqual({ state: 'read', text: 'Montering Stål & stein' })
})

test('a text file is read in either encoding, subtitles without their times', async () => {
  expect(await read('Røykrør;150', 'text')).toEqual({ state: 'read', text: 'Røykrør;150' })
  expect(await read(Buffer.from('R\xf8ykr\xf8r', 'latin1'), 'text')).toEqual({ state: 'read', text: 'Røykrør' })
  expect(await read('WEBVTT\n\n00:01.000 --> 00:02.000\nTenn fra toppen', 'text')).toMatchObject({
    text: 'Tenn fra toppen',
  })
})

test.each<[string, Format, () => Buffer, string]>([
  ['locked by a password', 'pdf', lockedPdf, 'locked'],
  ['without text', 'pdf', () => pdfOf(['0 0 100 100 re f']), 'empty'],
  ['no PDF', 'pdf', () => Buffer.from('%PDF-1.4 and then nothing'), 'unreadable'],
  ['no archive', 'docx', () => Buffer.from('PK but nothing'), 'unreadable'],
  ['an archive without a document', 'docx', () => Buffer.from(zipSync({ 'a.txt': strToU8('a') })), 'unreadable'],
  ['broken XML', 'docx', () => docx('<w:p><w:t>text</w:p>'), 'unreadable'],
  ['nested without end', 'docx', () => docx('<w:p>'.repeat(5000)), 'unreadable'],
])('a file %s is answered with its state', async (_, format, bytes, state) => {
  expect(await read(bytes(), format)).toEqual({ state, text: '' })
})

test('text beyond the limits is left out, and the file says so', async () => {
  const pages = pdfOf(['en', 'to', 'tre'].map((word) => linesOfPage(word)))
  expect(await read(pages, 'pdf', { pages: 2 })).toEqual({ state: 'cut', text: 'en to' })
  expect(await read(pages, 'pdf', { characters: 2 })).toEqual({ state: 'cut', text: 'en' })
  expect(await read('ovn '.repeat(100), 'text', { characters: 11 })).toEqual({ state: 'cut', text: 'ovn ovn ovn' })
  const long = docx('<w:p><w:t>ovn</w:t></w:p>'.repeat(1000))
  expect(await read(long, 'docx', { characters: 11 })).toEqual({ state: 'cut', text: 'ovn ovn ovn' })
})

test.each<[string, Format, () => Buffer, Partial<typeof extractLimits>]>([
  [
    'a stream that unpacks to much more',
    'pdf',
    () => pdfOf([packed(Buffer.alloc(64 * MEBIBYTE, ' '))]),
    { buffers: 16 * MEBIBYTE },
  ],
  [
    'a document that unpacks to much more',
    'docx',
    () => docx('<w:p/>'.repeat((8 * MEBIBYTE) / 6)),
    { buffers: 4 * MEBIBYTE },
  ],
  ['objects without end', 'pdf', () => pdfOf([packed(`[ ${'[1] '.repeat(MEBIBYTE)}`)]), { heap: 24 }],
  ['work without end', 'pdf', () => pdfOf([packed('q Q '.repeat(8 * MEBIBYTE))]), { time: 300 }],
])('a file with %s ends its thread and nothing else', async (_, format, bytes, limits) => {
  const before = process.memoryUsage.rss()
  expect(await read(bytes(), format, limits)).toEqual({ state: 'tooLarge', text: '' })
  expect((process.memoryUsage.rss() - before) / MEBIBYTE).toBeLessThan(400)
})

test('reading ends when the program stops', async () => {
  const stopping = new AbortController()
  const reading = extractText(pdfOf([packed('q Q '.repeat(8 * MEBIBYTE))]), 'pdf', { signal: stopping.signal })
  stopping.abort()
  expect(await reading).toBeUndefined()
})
