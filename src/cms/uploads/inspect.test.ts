import sharp from 'sharp'
import { expect, test } from 'vitest'
import { inspectDocument, inspectPicture, nameFor } from './inspect'

const png = () =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()

test('a picture is known by its content', async () => {
  expect(await inspectPicture(await png())).toEqual({ kind: 'picture', mimeType: 'image/png', ending: 'png' })
  expect(await inspectPicture(Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'))).toEqual({
    kind: 'vector',
  })
})

test('what stands before a drawing is read once, however often it begins', async () => {
  const comments = '<!---->'.repeat(60)
  expect((await inspectPicture(Buffer.from(`${comments}x`))).kind).toBe('unreadable')
  expect((await inspectPicture(Buffer.from('<!--'.repeat(500)))).kind).toBe('unreadable')
  const drawing = `\uFEFF<?xml version="1.0"?>\n<!-- a --> <!DOCTYPE svg>\n${comments}<svg xmlns="http://www.w3.org/2000/svg"/>`
  expect((await inspectPicture(Buffer.from(drawing))).kind).toBe('vector')
})

test('a picture that is cut short is none', async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 300,
      channels: 3,
      background: '#963314',
      noise: { type: 'gaussian', mean: 100, sigma: 30 },
    },
  })
    .png()
    .toBuffer()
  expect((await inspectPicture(whole.subarray(0, whole.length / 2))).kind).toBe('unreadable')
})

/** A moving picture of so many pixels across and down, whose frames are a pixel each. */
function gif(side: number, frames: number): Buffer {
  const size = Buffer.alloc(4)
  size.writeUInt16LE(side, 0)
  size.writeUInt16LE(side, 2)
  const frame = Buffer.from([0x21, 0xf9, 4, 0, 1, 0, 0, 0, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0])
  const screen = Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255])
  return Buffer.concat([Buffer.from('GIF89a'), size, screen, ...Array<Buffer>(frames).fill(frame), Buffer.from(';')])
}

test('a small file that says it has endless pixels is not decoded', async () => {
  expect(await inspectPicture(gif(1000, 20))).toMatchObject({ kind: 'picture', mimeType: 'image/gif' })
  expect(await inspectPicture(gif(2000, 100))).toEqual({ kind: 'tooManyPixels', max: 240_000_000 })
  const png = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#963314' } })
    .png()
    .toBuffer()
  expect(await inspectPicture(png)).toEqual({ kind: 'tooManyPixels', max: 60_000_000 })
})

test('a text, a document and a page with a picture name are none', async () => {
  for (const content of ['hello', '%PDF-1.7\n', '<!doctype html><html><svg></svg></html>'])
    expect((await inspectPicture(Buffer.from(content))).kind).toBe('unreadable')
})

test('a video is told apart', async () => {
  const mp4 = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypmp42'),
    Buffer.from([0, 0, 0, 0]),
    Buffer.from('mp42isom'),
    Buffer.alloc(64),
  ])
  expect(await inspectPicture(mp4)).toEqual({ kind: 'video' })
})

test('documents are taken by what they are, not by their name', async () => {
  expect(await inspectDocument(Buffer.from('%PDF-1.7\n%abc'), 'x.exe')).toEqual({
    mimeType: 'application/pdf',
    ending: 'pdf',
  })
  expect(await inspectDocument(Buffer.from('a;b\n1;2'), 'priser.csv')).toEqual({
    mimeType: 'text/csv',
    ending: 'csv',
  })
  expect(await inspectDocument(Buffer.from('<script>'), 'x.html')).toEqual({ found: 'html' })
  expect(await inspectDocument(Buffer.from('MZ\0\0'), 'x.txt')).toEqual({ found: expect.any(String) })
})

test.each([
  ['ovn.jpg', 'jpg', 'ovn.jpg'],
  ['Ovn.JPEG', 'jpg', 'Ovn.JPEG'],
  ['phish.html', 'jpg', 'phish.html.jpg'],
  ['ovn', 'png', 'ovn.png'],
  ['brev.doc', 'cfb', 'brev.doc'],
  ['side.html', 'pdf', 'side.html.pdf'],
])('%s with the content of a %s is kept as %s', (name, ending, kept) => {
  expect(nameFor(name, ending)).toBe(kept)
})
