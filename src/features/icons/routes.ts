import sharp from 'sharp'
import { defaultLocale } from '../../lib/locales'
import { iconAddress, iconSizes } from '../../web/assets'
import type { Routes, Runtime } from '../../web/feature'

/** Icons kept in memory: all sizes of one icon, and of the one before it. */
const MAX_DRAWN = 2 * iconSizes.length

/** Pixels per inch at which vector icons are drawn: enough for the largest size. */
const VECTOR_DENSITY = 600

export function iconRoutes(routes: Routes, { readSite, readUpload }: Runtime): void {
  const drawn = new Map<string, Buffer>()

  async function icon(size: number): Promise<Buffer | undefined> {
    const { settings } = await readSite(defaultLocale)
    const source = typeof settings.icon === 'object' ? settings.icon : null
    if (!source?.filename) return undefined
    const key = `${source.id} ${source.updatedAt} ${size}`
    const kept = drawn.get(key)
    if (kept) return kept
    const png = await sharp(await readUpload('media', source.filename), { density: VECTOR_DENSITY })
      .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } })
      .png()
      .toBuffer()
    if (drawn.size >= MAX_DRAWN) drawn.clear()
    drawn.set(key, png)
    return png
  }

  for (const size of iconSizes)
    routes.get(`/icon-${size}.png`, async (context) => {
      const png = await icon(size)
      if (!png) return context.notFound()
      return context.body(new Uint8Array(png), 200, {
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      })
    })

  routes.get('/favicon.ico', async (context) => {
    const png = await icon(180)
    // Browsers request this address unasked: an empty response is cheaper than a 404 page.
    if (!png) return context.body(null, 204)
    return context.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=3600',
    })
  })

  routes.get('/manifest.webmanifest', async (context) => {
    const { settings, theme } = await readSite(defaultLocale)
    const source = typeof settings.icon === 'object' ? settings.icon : null
    const manifest = {
      name: settings.name,
      short_name: settings.name,
      start_url: '/',
      display: 'browser',
      background_color: theme.light.background,
      theme_color: theme.light.background,
      icons: source
        ? iconSizes.map((size) => ({
            src: iconAddress(source.updatedAt, size),
            sizes: `${size}x${size}`,
            type: 'image/png',
          }))
        : [],
    }
    return context.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json' })
  })
}
