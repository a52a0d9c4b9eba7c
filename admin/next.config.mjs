/** The admin's host. Next serves /admin and nothing else (docs/decisions/001-own-server-next-for-the-admin-only.md). */
import { join } from 'node:path'
import { withPayload } from '@payloadcms/next/withPayload'

/**
 * Loaded by our own process already, and to be had once: a second copy in Next's bundle would be a second Payload.
 * Not `@payloadcms/storage-s3`: Next never sees its server part, and its browser part must be bundled.
 */
const sharedWithTheProcess = [
  'payload',
  '@payloadcms/db-postgres',
  '@payloadcms/db-sqlite',
  '@payloadcms/drizzle',
  '@payloadcms/email-nodemailer',
  '@payloadcms/graphql',
  'graphql',
  'pino',
  'sharp',
]

const config = withPayload({
  distDir: '.next',
  // Of the sources, by scripts/build.mjs; null: one by chance.
  generateBuildId: () => process.env.ADMIN_BUILD_ID ?? null,
  serverExternalPackages: sharedWithTheProcess,
  // Our screens of the admin lie in ../src, packages in ../node_modules.
  turbopack: {
    root: join(import.meta.dirname, '..'),
    rules: {
      '*.js': {
        condition: {
          all: [
            { path: /@payloadcms\/ui\/dist\/exports\/client\/|payload\/dist\/utilities\/getDataByPath/ },
            { content: /MMM d, yyy h:mm a|window\.IntersectionObserver|textarea-outer|getDataByPath/ },
          ],
        },
        loaders: [join(import.meta.dirname, 'payload-loader.cjs')],
      },
    },
  },
  outputFileTracingRoot: join(import.meta.dirname, '..'),
  // What stands in front of us compresses; types are checked by `npm run check`.
  compress: false,
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  images: { unoptimized: true },
  devIndicators: false,
})

const everyPath = '/:path*'

export default {
  ...config,
  /** `withPayload` asks browsers for a client hint on every path, at the cost of a second request: only the admin's. */
  async headers() {
    const rules = (await config.headers?.()) ?? []
    const scoped = rules.map((rule) => (rule.source === everyPath ? { ...rule, source: '/admin/:path*' } : rule))
    return [...scoped, { source: everyPath, headers: [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }] }]
  },
}
