import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'

test('what every page loads to tell of views is under 1.5 KB', async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'start.ts'), formats: ['es'], fileName: 'tell' },
      minify: true,
    },
  }).then((built) => (Array.isArray(built) ? built[0] : built))) as Rolldown.RolldownOutput
  const code = output.map((part) => ('code' in part ? part.code : '')).join('')
  expect(code).toContain('sendBeacon')
  expect(gzipSync(code).length).toBeLessThan(1536)
})
