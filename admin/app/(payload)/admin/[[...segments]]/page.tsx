import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'
import type { AdminRequest } from './request'

export async function generateMetadata(request: AdminRequest): Promise<Metadata> {
  return { ...(await generatePageMetadata({ config, ...request })), robots: { index: false, follow: false } }
}

export default function AdminPage(request: AdminRequest) {
  return RootPage({ config, importMap, ...request })
}
