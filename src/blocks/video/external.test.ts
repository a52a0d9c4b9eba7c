import fc from 'fast-check'
import { expect, test } from 'vitest'
import { PLAYER_HOSTS } from '../../web/frames'
import { externalVideo } from './external'

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ&t=12',
  'https://youtu.be/aqz-KE-bpKQ?si=x',
  'https://m.youtube.com/shorts/aqz-KE-bpKQ',
  'http://youtube.com/embed/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
])('%s is a video at YouTube', (address) =>
  expect(externalVideo(address)).toEqual({
    provider: 'YouTube',
    player: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0',
    page: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  }),
)

test.each([
  'https://vimeo.com/1084537',
  'https://player.vimeo.com/video/1084537?h=x',
  'https://vimeo.com/channels/a/1084537',
])('%s is a video at Vimeo', (address) =>
  expect(externalVideo(address)).toEqual({
    provider: 'Vimeo',
    player: 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1',
    page: 'https://vimeo.com/1084537',
  }),
)

test.each([
  '',
  'youtube',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=<script>',
  'https://youtube.com.evil.example/watch?v=aqz-KE-bpKQ',
  'https://evil.example/youtube.com/embed/aqz-KE-bpKQ',
  'javascript:alert(1)//youtube.com/watch?v=aqz-KE-bpKQ',
  'ftp://vimeo.com/1084537',
  'https://vimeo.com/om-oss',
])('%s is none', (address) => expect(externalVideo(address)).toBeUndefined())

const hosts = fc.constantFrom('youtu.be', 'www.youtube.com', 'youtube-nocookie.com', 'vimeo.com', 'evil.example')
const nearMiss = fc
  .tuple(hosts, fc.constantFrom('/', '/embed/', '/video/', '/watch?v=', '/shorts/'), fc.string())
  .map(([host, path, rest]) => `https://${host}${path}${rest}`)

test('from any text only the two players are recognised, without surrounding characters', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), nearMiss), (address) => {
      const video = externalVideo(address)
      if (!video) return
      expect(PLAYER_HOSTS).toContain(new URL(video.player).host)
      expect(['www.youtube.com', 'vimeo.com']).toContain(new URL(video.page).host)
      expect(video.player + video.page).toMatch(/^[\w:/.?=&-]+$/)
    }),
    { numRuns: 2000 },
  )
})
