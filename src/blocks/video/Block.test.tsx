import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { paragraphs, testPicture, testSite } from '../../../tests/support/testSite'
import type { File as StoredFile } from '../../cms/types'
import type { BlockOf } from '../../web/contentBlock'
import { IslandProvider } from '../../web/Island'
import { VideoBlock } from './Block'

const stored = (id: number, filename: string): StoredFile => ({
  id,
  filename,
  title: filename,
  mimeType: 'video/mp4',
  updatedAt: '2026-01-01T00:00:00.000Z',
  createdAt: '2026-01-01T00:00:00.000Z',
})

const draw = (more: Partial<BlockOf<'video'>>, locale: 'nb' | 'en' = 'nb') =>
  renderToStaticMarkup(
    <IslandProvider value={{ assets: { runtime: '/r.js', chunk: (name) => `/${name}.js` }, drawn: 0 }}>
      <VideoBlock
        block={{ blockType: 'video', title: 'Bål', source: 'own', shape: 'wide', ...more }}
        site={{ ...testSite, locale }}
        first={false}
      />
    </IslandProvider>,
  )

test('an own file waits for the visitor, over a picture that is fetched when it comes into view', () => {
  const html = draw({ file: stored(1, 'bal.mp4'), poster: testPicture })
  expect(html).toMatch(/<img class="player-picture[^>]* loading="lazy"[^>]*\/><video src="\/media\/bal\.mp4\?v=\w+"/)
  expect(html).toContain('preload="none"')
  expect(html).toContain('poster="data:')
  expect(draw({ file: stored(1, 'bal.mp4') })).toContain('preload="metadata"')
})

test('captions are named, and those in the language of the page are on', () => {
  const captions = [
    { file: stored(2, 'a.vtt'), language: 'nb' as const },
    { file: stored(3, 'b.vtt'), language: 'en' as const },
    { file: 4, language: 'en' as const },
  ]
  const tracks = (locale: 'nb' | 'en') => draw({ file: stored(1, 'bal.mp4'), captions }, locale).match(/<track[^>]*>/g)
  expect(tracks('nb')).toHaveLength(2)
  expect(tracks('nb')?.[0]).toMatch(/kind="captions".*srcLang="nb" label="Norsk" default=""/)
  expect(tracks('nb')?.[1]).not.toContain('default')
  expect(tracks('en')?.[1]).toMatch(/srcLang="en" label="English" default=""/)
})

test('what is said can be read, where it was written', () => {
  expect(draw({ file: stored(1, 'bal.mp4'), transcript: paragraphs('Det knitrer.') })).toMatch(
    /<summary>Tekstversjon<\/summary>.*Det knitrer\./,
  )
  expect(draw({ file: stored(1, 'bal.mp4'), transcript: paragraphs('') })).not.toContain('<details')
})

test('of a video elsewhere nothing is in the page but a link to it', () => {
  const html = draw({ source: 'external', url: 'https://youtu.be/aqz-KE-bpKQ', poster: testPicture })
  expect(html).not.toMatch(/<iframe|<video|src="https?:/)
  expect(html).toContain('href="https://www.youtube.com/watch?v=aqz-KE-bpKQ"')
  expect(html).toContain('Åpne hos www.youtube.com')
  expect(html).toContain('Innholdet hentes fra www.youtube-nocookie.com først når du ber om det.')
})

test('without a file, or with an address of something else, there is nothing', () => {
  expect(draw({ file: 7, heading: 'Film' })).toBe('')
  expect(draw({ source: 'external', url: 'https://evil.example/x', heading: 'Film' })).toBe('')
})

test('a moving picture is silent, waits for script, and shows its picture until then', () => {
  const html = draw({ file: stored(1, 'bal.mp4'), poster: testPicture, playback: 'moving' })
  expect(html).toMatch(/data-video="\/media\/bal\.mp4\?v=\w+".*<img .*<video muted=""[^>]* preload="none"/)
  expect(html).not.toMatch(/<video[^>]* (src|controls)=/)
  expect(draw({ file: stored(1, 'bal.mp4'), playback: 'moving' })).toBe('')
})
