/** The CMS: Payload's configuration from the program's features. */

import { join } from 'node:path'
import { nodemailerAdapter } from '@payloadcms/email-nodemailer'
import { s3Storage } from '@payloadcms/storage-s3'
import { en } from '@payloadcms/translations/languages/en'
import { nb } from '@payloadcms/translations/languages/nb'
import { createTransport } from 'nodemailer'
import {
  type Block,
  buildConfig,
  type CollectionConfig,
  deepMergeSimple,
  type EmailAdapter,
  type GlobalConfig,
  type SanitizedConfig,
} from 'payload'
import sharp from 'sharp'
import { defaultLocale, localeNames, locales } from '../lib/locales'
import { type Bucket, clientOptions } from '../platform/bucket'
import { administrators, nobody } from './access/roles'
import { ADMIN_MOMENT, prepareAdminFields } from './adminFields'
import { arrangeMenu } from './adminMenu'
import { adminWords } from './adminWords'
import { type ExtraTags, withChangeEvents, withGlobalChangeEvents } from './changes'
import { surviveLostConnections } from './connections'
import { withCopies } from './copies'
import { databaseAdapter } from './databaseAdapter'
import { withDraftOverlay } from './draftOverlay'
import { withLinkTargets } from './fields/link'
import type { Linked } from './linkTargets'
import { nameRefusedFields } from './refusedFields'
import { type Admits, guardEndpoints } from './rest/guard'
import { editorOf } from './richText/editor'
import { trackReads } from './trackReads'
import { files, media } from './uploads/collections'
import { folders, nameFolderFields } from './uploads/folders'

export interface ContentSettings {
  /** Absolute folder that `admin/` and `src/` lie in. */
  root: string
  dataDir: string
  /** `file:…` or `postgres://…`. */
  databaseUrl: string
  /** Connections to PostgreSQL at most. */
  databasePool: number
  siteUrl: string
  /** Origins from which the admin's cookie is taken. */
  origins: string[]
  secret: string
  /** Largest upload, in bytes. */
  maxUploadBytes: number
  smtp?: { url: string; from: string }
  s3?: Bucket
}

export interface ContentParts {
  collections: readonly (CollectionConfig | { collection: CollectionConfig; extraTags: ExtraTags })[]
  globals: readonly GlobalConfig[]
  /** Blocks that fields refer to by slug. */
  blocks: Block[]
  /** Collections that links and texts may lead to, beside pages and articles. */
  linkTargets: readonly Linked[]
  /** Receives Payload's log lines. */
  logger: Exclude<Parameters<typeof buildConfig>[0]['logger'], undefined | 'sync'>
  /** Server functions of the admin that the program replaces. */
  serverFunctions: Record<string, unknown>
  /** Components around the whole admin, as paths of the import map. */
  adminProviders: string[]
  /** Components below the form of the sign-in, in the same way. */
  afterLogin: string[]
  /** The component of the admin's first screen, and those that it shows, in the same way. */
  firstScreen: string
  beforeDashboard: string[]
  /** Components in the header of every screen, in the same way. */
  actions: string[]
  /** The logo of the sign-in and the icon of the header, in the same way. */
  graphics: { Logo: string; Icon: string }
  /** Screens of the admin beside Payload's own, by a name. */
  adminViews: Readonly<Record<string, { path: `/${string}`; Component: string }>>
  /** Texts of the admin that replace Payload's, by language. */
  adminWords: readonly Readonly<Record<'nb' | 'en', object>>[]
  /** Rate limits of REST. */
  admits: Admits
  /** Applied last to each collection and global. */
  prepare: (collection: CollectionConfig) => CollectionConfig
  prepareGlobal: (global: GlobalConfig) => GlobalConfig
  /** Declarations that features read from the configuration. */
  custom: Record<string, unknown>
  /** Applied last to the endpoints of the whole configuration, within their bounds. */
  prepareConfig: (config: SanitizedConfig) => SanitizedConfig
}

/** Levels of relations that the program populates; REST populates fewer (`rest/bounds.ts`). */
const MAX_DEPTH = 4

/** Without a mail server nothing is sent; the log names the subject, never the content. */
const silentMail: EmailAdapter = ({ payload }) => ({
  name: 'none',
  defaultFromAddress: 'nettsted@localhost',
  defaultFromName: 'Merkevei',
  sendEmail: async (message) => {
    payload.logger.warn(`SMTP_URL is not set: the e-mail “${message.subject ?? ''}” was not sent`)
  },
})

/** Uploads in a bucket. Its fields are stored with or without one: the schema does not depend on the settings. */
function storage({ s3 }: ContentSettings, collections: readonly CollectionConfig[]) {
  const { bucket, ...access } = s3 ?? { bucket: '', region: '' }
  return s3Storage({
    enabled: s3 !== undefined,
    alwaysInsertFields: true,
    bucket,
    // A picture and a file may have the same name. As in the folder of uploads, each collection has its own.
    useCompositePrefixes: true,
    collections: Object.fromEntries(
      collections.filter(({ upload }) => upload).map(({ slug }) => [slug, { prefix: slug }]),
    ),
    config: clientOptions(access),
  })
}

/** Where a collection's uploads lie. */
export function uploadFolder(dataDir: string, collection: string): string {
  return join(dataDir, 'uploads', collection)
}

/** Each autosave deletes Payload's lock; `features/collaboration` shows who else edits. */
const unlocked = { lockDocuments: false } as const

/** Hides the tab with a document's REST response, which editors have no use for. */
const withoutApiTab = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => ({
  ...entity,
  admin: { ...entity.admin, hideAPIURL: true },
})

function prepared(
  part: ContentParts['collections'][number],
  { prepare, linkTargets }: ContentParts,
  { dataDir, siteUrl }: ContentSettings,
): CollectionConfig {
  const { collection, extraTags } = 'collection' in part ? part : { collection: part, extraTags: undefined }
  const upload =
    typeof collection.upload === 'object'
      ? { upload: { ...collection.upload, staticDir: uploadFolder(dataDir, collection.slug) } }
      : {}
  const { auth } = collection
  const fields = withLinkTargets(collection.fields, linkTargets)
  const secure = siteUrl.startsWith('https:')
  const cookie = typeof auth === 'object' ? { auth: { ...auth, cookies: { ...auth.cookies, secure } } } : {}
  return trackReads(
    withChangeEvents(
      withDraftOverlay(prepare(withCopies({ ...collection, ...unlocked, ...upload, ...cookie, fields }))),
      extraTags,
    ),
  )
}

/** With endpoints of its own, for Payload adds its own to the list that it is given. */
const withOwnEndpoints = <Entity extends CollectionConfig | GlobalConfig>(entity: Entity): Entity => ({
  ...entity,
  endpoints: entity.endpoints && [...entity.endpoints],
})

export async function contentConfig(parts: ContentParts, settings: ContentSettings): Promise<SanitizedConfig> {
  const { root, siteUrl, origins, secret, smtp } = settings
  const { collections, globals } = arrangeMenu({
    collections: [...parts.collections, media, files].map((part) =>
      withOwnEndpoints(withoutApiTab(prepared(part, parts, settings))),
    ),
    globals: parts.globals.map((global) =>
      withOwnEndpoints(
        withoutApiTab(
          withGlobalChangeEvents(
            parts.prepareGlobal({ ...global, ...unlocked, fields: withLinkTargets(global.fields, parts.linkTargets) }),
          ),
        ),
      ),
    ),
  })
  const ours = new Set(
    [...collections, ...globals].flatMap(({ endpoints }) => (endpoints || []).map(({ handler }) => handler)),
  )
  const config = await buildConfig({
    secret,
    serverURL: siteUrl,
    // The admin is on the site's own origin; pages of other origins may not use its cookie.
    csrf: origins,
    cors: origins,
    logger: parts.logger,
    telemetry: false,
    graphQL: { disable: true },
    maxDepth: MAX_DEPTH,
    typescript: { autoGenerate: false, outputFile: join(root, 'src/cms/types.ts') },
    sharp,
    editor: editorOf(parts.linkTargets),
    collections,
    globals,
    blocks: parts.blocks,
    hooks: { afterError: [nameRefusedFields] },
    db: databaseAdapter(settings),
    onInit: surviveLostConnections,
    email: smtp
      ? nodemailerAdapter({
          defaultFromAddress: smtp.from,
          defaultFromName: 'Merkevei',
          transport: createTransport(smtp.url),
          skipVerify: true,
        })
      : silentMail,
    plugins: [storage(settings, collections)],
    folders,
    upload: { limits: { fileSize: settings.maxUploadBytes }, abortOnLimit: true },
    localization: {
      locales: locales.map((code) => ({ code, label: localeNames[code] })),
      defaultLocale,
      fallback: true,
    },
    i18n: { supportedLanguages: { nb, en }, fallbackLanguage: 'nb' },
    jobs: {
      deleteJobOnComplete: true,
      access: { run: administratorsOf, queue: administratorsOf, cancel: administratorsOf },
      jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
        ...defaultJobsCollection,
        access: { read: administrators, create: nobody, update: nobody, delete: nobody },
      }),
    },
    admin: {
      // Users are the one collection with `auth`, which Payload takes where none is named.
      // An open window renews its session without asking its user.
      autoRefresh: true,
      // The default asks an outside service for the user's picture.
      avatar: 'default',
      components: {
        providers: parts.adminProviders,
        beforeDashboard: parts.beforeDashboard,
        afterLogin: parts.afterLogin,
        actions: parts.actions,
        graphics: parts.graphics,
        // In place of Payload's cards, one for each list: the menu leads there.
        views: { ...parts.adminViews, dashboard: { Component: parts.firstScreen } },
      },
      dateFormat: ADMIN_MOMENT,
      importMap: { baseDir: root, importMapFile: join(root, 'admin/app/(payload)/admin/importMap.js') },
      meta: { titleSuffix: ' – Merkevei', icons: [] },
      livePreview: {
        // Payload takes one word for all languages; `web/admin/fixedWords.ts` has the Norwegian ones.
        breakpoints: [
          { name: 'phone', label: 'Phone', width: 375, height: 720 },
          { name: 'tablet', label: 'Tablet', width: 768, height: 1024 },
          { name: 'desktop', label: 'Desktop', width: 1280, height: 800 },
        ],
      },
    },
    custom: { ...parts.custom, serverFunctions: parts.serverFunctions },
  })
  // Last: the rich text editor puts its own words over those that it finds.
  config.i18n.translations = [adminWords, ...parts.adminWords].reduce<object>(
    (words, more) => deepMergeSimple(words, more),
    config.i18n.translations,
  ) as typeof config.i18n.translations
  nameFolderFields(config)
  prepareAdminFields(config)
  return guardEndpoints(parts.prepareConfig(config), ours, parts.admits)
}

const administratorsOf = ({ req }: { req: Parameters<typeof administrators>[0]['req'] }) =>
  administrators({ req }) === true
