'use client'
import { useConfig, useDocumentInfo, useForm } from '@payloadcms/ui'

/** What the form of this document is declared to have. */
export function useDeclaredFields() {
  const { collectionSlug, globalSlug } = useDocumentInfo()
  const { config, getEntityConfig } = useConfig()
  const { getField } = useForm()
  const entity = collectionSlug
    ? getEntityConfig({ collectionSlug })
    : getEntityConfig({ globalSlug: globalSlug ?? '' })
  return {
    fields: entity?.fields ?? [],
    /** Those that fields refer to by slug. */
    blocks: config.blocks,
    blockTypeAt: (row: string) => getField(`${row}.blockType`)?.value as string | undefined,
  }
}
