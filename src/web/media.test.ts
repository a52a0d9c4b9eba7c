import { expect, test } from 'vitest'
import type { Media } from '../cms/types'
import { pictureSources } from './media'

test('sizes above the picture’s own, which are all one file, are one candidate', () => {
  const size = (width: number) => ({ filename: `varde-${width}x${width}.webp`, width, height: width })
  const media = {
    updatedAt: '2026-11-29T12:00:00.000Z',
    filename: 'varde.webp',
    sizes: {
      w2000: size(800),
      w1440: size(800),
      w960: size(800),
      w640: size(640),
      w320: size(320),
      social: size(1200),
    },
  } as unknown as Media
  expect(pictureSources(media).map(({ width }) => width)).toEqual([320, 640, 800])
})
