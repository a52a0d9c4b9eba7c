import { defaultLocale } from '../../lib/locales'
import { iconAddress, iconSizes, LOGO_DENSITY, type LogoName, logoPaths, logoPicture } from '../../web/assets'
import { readablePalette } from '../../web/contrast'
import type { Routes, Runtime } from '../../web/feature'
import { pngDrawer } from './pngDrawer'

export function iconRoutes(routes: Routes, { readSite, readUpload }: Runtime): void {
  const draw = pngDrawer(readUpload)

  async function icon(size: number): Promise<Buffer | undefined> {
    const { settings } = await readSite(defaultLocale)
    return draw(settings.icon, String(size), (image) =>
      image.resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } }),
    )
  }

  async function logo(name: LogoName): Promise<Buffer | undefined> {
    const { settings, theme } = await readSite(defaultLocale)
    const ground = readablePalette(theme[name === 'logo' ? 'light' : 'dark']).background
    const picture = logoPicture(settings, name, ground)
    if (!picture) return undefined
    const [width, height] = [picture.width * LOGO_DENSITY, picture.height * LOGO_DENSITY]
    return draw(settings[name], `${width} ${height} ${ground}`, (image) =>
      image.resize(width, height, { fit: 'fill' }).flatten({ background: ground }),
    )
  }

  for (const name of ['logo', 'logoDark'] as const) pngRoute(routes, logoPaths[name], () => logo(name))

  for (const size of iconSizes) pngRoute(routes, `/icon-${size}.png`, () => icon(size))

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

/** Of a picture whose address changes with it. */
function pngRoute(routes: Routes, path: string, read: () => Promise<Buffer | undefined>): void {
  routes.get(path, async (context) => {
    const png = await read()
    if (!png) return context.notFound()
    return context.body(new Uint8Array(png), 200, {
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })
}
