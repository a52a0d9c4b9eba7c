import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { savesItself } from '../../../../../src/web/admin/NewDraftView'
import { importMap } from '../importMap.js'
import type { AdminRequest } from './request'

export async function generateMetadata(request: AdminRequest): Promise<Metadata> {
  return { ...(await generatePageMetadata({ config, ...request })), robots: { index: false, follow: false } }
}

/** Payload stores an empty draft where a document that saves itself is created; our own screen asks for its title first. */
async function withTitleFirst(params: AdminRequest['params']): Promise<Awaited<AdminRequest['params']>> {
  const { segments, ...others } = await params
  const [area, slug, action, ...more] = segments ?? []
  const { collections } = await config
  const collection = collections.find((one) => area === 'collections' && action === 'create' && one.slug === slug)
  const isStored = savesItself(collection) && more.length === 0
  return { ...others, segments: isStored && slug ? ['nytt-utkast', slug] : segments }
}

export default function AdminPage(request: AdminRequest) {
  return RootPage({ config, importMap, ...request, params: withTitleFirst(request.params) })
}
