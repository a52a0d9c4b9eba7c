import sharp from 'sharp'
import { expect, test } from 'vitest'
import { encodeAvif } from './encodeAvif'

const { signal } = new AbortController()
const picture = () =>
  sharp({ create: { width: 64, height: 32, channels: 4, background: { r: 150, g: 51, b: 20, alpha: 0.5 } } })
    .png()
    .toBuffer()

test('a picture is encoded in each size, transparent as it was', async () => {
  const outputs = await encodeAvif(
    await picture(),
    [
      { width: 32, height: 16 },
      { width: 16, height: 8 },
    ],
    signal,
  )
  const found = await Promise.all(outputs.map((output) => sharp(output).metadata()))
  expect(found.map(({ width, height, hasAlpha, compression }) => [width, height, hasAlpha, compression])).toEqual([
    [32, 16, true, 'av1'],
    [16, 8, true, 'av1'],
  ])
})

test('bytes that nothing reads end the encoding process alone', async () => {
  expect(await encodeAvif(Buffer.from('no picture'), [{ width: 32, height: 16 }], signal)).toEqual([undefined])
})

test('a stop does not wait for the picture', async () => {
  const stopping = new AbortController()
  const encoding = encodeAvif(await picture(), [{ width: 32, height: 16 }], stopping.signal)
  stopping.abort()
  await expect(encoding).rejects.toThrow('aborted')
})
