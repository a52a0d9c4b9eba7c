import config from '@payload-config'
import { generatePageMetadata, NotFoundPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { importMap } from '../importMap.js'
import type { AdminRequest } from './request'

export function generateMetadata(request: AdminRequest): Promise<Metadata> {
  return generatePageMetadata({ config, ...request })
}

export default function AdminNotFound(request: AdminRequest) {
  return NotFoundPage({ config, importMap, ...request })
}
