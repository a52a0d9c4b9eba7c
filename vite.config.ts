/** Both builds of the site: what browsers load (`dist/client`) and what the process runs (`dist/server`, with `--ssr`). */
import { existsSync, readdirSync } from 'node:fs'
import { join, parse, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cutFonts } from './scripts/cut-fonts.ts'

const root = import.meta.dirname

function filesIn(folder: string): string[] {
  return existsSync(join(root, folder)) ? readdirSync(join(root, folder)).map((name) => `${folder}/${name}`) : []
}

/** Each island, with React or without, is a chunk of its own with its default export: the loader imports its address. */
function islands(): string[] {
  const features = filesIn('src/features')
  const blocks = [...filesIn('src/blocks'), ...features.flatMap((feature) => filesIn(`${feature}/blocks`))]
  return ['src/web', ...features, ...blocks]
    .flatMap((part) => filesIn(`${part}/islands`))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
}

/** What a page fetches later, on an occasion of its own. */
const later = [
  'src/web/client/preview.ts',
  'src/web/client/lightbox/lightbox.ts',
  'src/features/visualEditing/client/staffBar.ts',
]

/**
 * Modules that a page's script has too would become chunks that both share, and every visitor would wait for one file
 * more. So what is fetched later and whatever lies in `islands` get copies of what they import of ours; React
 * and other packages stay shared. What they share with the page's script must therefore be kept in the document, not in
 * a module.
 */
const ownCopies: Plugin = {
  name: 'own-copies',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer = '') {
    const [file = '', copy] = importer.split('?copy=')
    const isEntry = /\/islands\/\w+\.tsx?$/.test(file) || later.some((entry) => file.endsWith(`/${entry}`))
    const isAsset = source.includes('?') && !source.endsWith('?inline')
    if (!source.startsWith('.') || isAsset || !(copy || isEntry)) return null
    const found = await this.resolve(source, file, { skipSelf: true })
    return found ? `${found.id}${found.id.includes('?') ? '&' : '?'}copy=${copy ?? parse(file).name}` : null
  },
}

const HELPER = '\0vite/preload-helper.js'

/**
 * Vite wraps each `import()` to wait for the styles of what it fetches, by a helper in a file of its own, which every
 * visitor would wait for. Modules of ours bring their styles themselves (`?inline`, `?url`), so that a plain call does.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  // One for each module: a shared one would be a file of its own again.
  resolveId: (source, importer = '') => (source === HELPER ? `\0plain-import:${importer}` : null),
  load: (id) => (id.startsWith('\0plain-import:') ? 'export const __vitePreload = (load) => load()' : null),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name !== 'client' && file.viteMetadata?.importedCss.size)
        this.error(`nothing loads the styles that ${file.fileName} imports: use ?inline or ?url`)
  },
}

/** Lists the packages whose modules and files ended up in the build, of which it says nothing itself (`scripts/sbom.mjs`). */
const bundledPackages: Plugin = {
  name: 'bundled-packages',
  apply: 'build',
  generateBundle(_, bundle) {
    const sources = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? file.moduleIds : file.originalFileNames,
    )
    const folders = sources.flatMap(
      (source) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(relative(root, source))?.[0] ?? [],
    )
    const source = JSON.stringify([...new Set(folders)].sort())
    this.emitFile({ type: 'asset', fileName: '.vite/packages.json', source })
  },
}

/** Fonts are named by the server (`?url`) and served from the client's folder: both builds must name files alike. */
const assetNames = 'assets/[name]-[hash][extname]'

export default defineConfig(({ isSsrBuild }) => ({
  root,
  plugins: isSsrBuild
    ? [react(), bundledPackages, cutFonts(root)]
    : [react(), bundledPackages, ownCopies, plainImports],
  publicDir: false,
  envDir: false,
  appType: 'custom',
  // Development only: Vite itself resolves the address of a font file (`?url`).
  ssr: { noExternal: [/^@fontsource-variable\//] },
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
          input: { main: 'src/server/main.ts', config: 'src/server/payloadConfig.ts', site: 'cli/site.ts' },
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
          input: ['src/client.ts', 'src/web/client/runtime.ts', ...later, ...islands()],
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
