import fc from 'fast-check'
import { expect, test } from 'vitest'
import { imageEndings } from '../../imageEndings'
import { lightboxLinks } from '../../lightbox'
import { isImageAddress } from './imageAddress'

const origin = 'https://example.com'
const isImage = (address: string) => isImageAddress(new URL(address, origin), origin)

const ending = fc.constantFrom(...imageEndings).chain((text) => fc.mixedCase(fc.constant(text)))
const word = fc.stringMatching(/^[a-z0-9._~-]{1,12}$/)
const tail = fc.constantFrom('', '?v=1', '#a', '?v=a/b.pdf#x.html', '?name=side.html')

test('the endings that clients of the old site know are there', () => {
  expect(imageEndings).toEqual(expect.arrayContaining(['png', 'jpg', 'jpeg', 'gif', 'tiff', 'bmp']))
})

test('a picture is known by its path, in any case, with any query and hash', () => {
  fc.assert(
    fc.property(word, ending, tail, (name, end, rest) => {
      expect(isImage(`/media/${name}.${end}${rest}`)).toBe(true)
    }),
  )
})

test('an ending in the query or the hash makes no picture', () => {
  fc.assert(
    fc.property(word, ending, fc.constantFrom('?q=', '#'), (name, end, mark) => {
      expect(isImage(`/sok/${name}-side${mark}x.${end}`)).toBe(false)
    }),
  )
})

test.each([
  '/png',
  '/media/ovn.png/',
  '/media/ovn.png.zip',
  '/media/ovn.pngx',
  'https://other.example/ovn.png',
  'data:image/png,x.png',
])('%s is no picture of ours', (address) => expect(isImage(address)).toBe(false))

test('what every page loads passes on each picture, whatever its case', () => {
  for (const end of imageEndings) expect(lightboxLinks).toContain(`[href*=".${end}" i]`)
})
