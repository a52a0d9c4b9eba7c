'use client'
import { useDocumentInfo } from '@payloadcms/ui'

/** `pages:12` or `global:site`, of the document that is open; undefined before it is stored. */
export function useDocumentKey(): string | undefined {
  const { id, collectionSlug, globalSlug } = useDocumentInfo()
  if (globalSlug) return `global:${globalSlug}`
  return id === undefined ? undefined : `${collectionSlug}:${id}`
}
