/** Both builds of the site: what browsers load (`dist/client`) and what the process runs (`dist/server`, with `--ssr`). */
import { existsSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const root = import.meta.dirname

function filesIn(folder: string): string[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : []
}

/** Each island, with React or without, is a chunk of its own with its default export: the loader imports its address. */
function islands(): string[] {
  return ['src/blocks', 'src/features']
    .flatMap(filesIn)
    .flatMap((part) => filesIn(`${part}/islands`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
}

/** Commands of the person who runs the site, which need the program: built like it. */
function commands(): Record<string, string> {
  const files = filesIn('cli').filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  return Object.fromEntries(files.map((file) => [`cli-${basename(file, '.ts')}`, file]))
}

/**
 * The script of every page and the one of the live preview both start islands. Were the loader shared, it would be a
 * chunk of its own, and every visitor would wait for one file more; the preview gets a copy instead.
 */
const ownLoaderForPreview: Plugin = {
  name: 'own-loader-for-preview',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== './loader' || !importer?.endsWith('/src/site/client/preview.ts')) return null
    const loader = await this.resolve(source, importer, { skipSelf: true })
    return loader ? `${loader.id}?preview` : null
  },
}

/** Fonts are named by the server (`?url`) and served from the client's folder: both builds must name files alike. */
const assetNames = 'assets/[name]-[hash][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: [react(), ownLoaderForPreview],
  publicDir: false,
  envDir: false,
  appType: 'custom',
  // Development only: metrics of fonts are TypeScript-era packages that Node cannot import by their bare name.
  ssr: { noExternal: [/^@capsizecss\//, /^@fontsource-variable\//] },
  build: isSsrBuild
    ? {
        ssr: true,
        ssrEmitAssets: true,
        outDir: 'dist/server',
        emptyOutDir: true,
        target: 'node20',
        minify: false,
        sourcemap: true,
        rolldownOptions: {
          input: { main: 'src/server/main.ts', config: 'src/server/payloadConfig.ts', ...commands() },
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: 'chunks/[name]-[hash].js',
            assetFileNames: assetNames,
          },
        },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        modulePreload: false,
        target: 'baseline-widely-available',
        reportCompressedSize: false,
        rolldownOptions: {
          input: ['src/client.ts', 'src/site/client/runtime.ts', 'src/site/client/preview.ts', ...islands()],
          preserveEntrySignatures: 'strict',
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            chunkFileNames: 'assets/[name]-[hash].js',
            assetFileNames: assetNames,
            codeSplitting: {
              groups: [{ name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/ }],
            },
          },
        },
      },
}))
