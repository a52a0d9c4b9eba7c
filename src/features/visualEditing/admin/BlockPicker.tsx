'use client'
import { BlocksDrawer, useDrawerSlug, useForm, useModal } from '@payloadcms/ui'
import type { ClientBlock } from 'payload'
import { useEffect, useRef } from 'react'
import { blocksOfPath } from '../../../cms/fieldLabels'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'

interface BlockPickerProps {
  /** Path of the list that a block is added to. */
  list: string
  add(blockType: string): void
  /** It was closed, with or without a choice. */
  closed(): void
}

/** The form's own picker of blocks, for a place that was chosen on the page. Opens at once. */
export function BlockPicker({ list, add, closed }: BlockPickerProps) {
  const { fields, blocks: shared, blockTypeAt } = useDeclaredFields()
  const { getField } = useForm()
  const { openModal, isModalOpen } = useModal()
  const text = useTexts(texts)
  const slug = useDrawerSlug('add-on-page')
  const isOpen = isModalOpen(slug)
  const wasOpen = useRef(false)
  // The blocks that the list takes from this user.
  const offered = getField(list)?.blocksFilterOptions
  const blocks = (blocksOfPath(fields, list, blockTypeAt, shared) as ClientBlock[]).filter(
    ({ slug }) => !offered || offered.includes(slug),
  )

  useEffect(() => openModal(slug), [openModal, slug])
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed()
    wasOpen.current = isOpen
  }, [isOpen, closed])

  return (
    <BlocksDrawer
      addRow={(_, blockType) => (blockType ? add(blockType) : undefined)}
      addRowIndex={0}
      blocks={blocks}
      drawerSlug={slug}
      labels={{ singular: text.block, plural: text.blocks }}
    />
  )
}
