/** Addresses of the browser's build, from the manifest that Vite wrote. */
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Assets } from '../web/assets'

interface Chunk {
  file: string
  css?: string[]
}

export function builtAssets(root: string): () => Assets {
  const manifest = JSON.parse(readFileSync(join(root, 'dist/client/.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >
  const address = (source: string): string => {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the build has no ${source}`)
    return `/${chunk.file}`
  }
  const islands = new Map(
    Object.keys(manifest)
      .filter((source) => source.includes('/islands/'))
      .map((source) => [basename(source).replace(/\.tsx?$/, ''), address(source)]),
  )
  const assets: Assets = {
    styles: (manifest['src/client.ts']?.css ?? [])
      .map((file) => readFileSync(join(root, 'dist/client', file), 'utf8'))
      .join(''),
    scripts: [address('src/client.ts')],
    previewScript: address('src/web/client/preview.ts'),
    lightbox: address('src/web/client/lightbox/lightbox.ts'),
    islands: {
      runtime: address('src/web/client/runtime.ts'),
      chunk(name) {
        const found = islands.get(name)
        if (!found) throw new Error(`the build has no island ${name}`)
        return found
      },
    },
  }
  return () => assets
}
