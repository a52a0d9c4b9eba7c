'use client'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { fieldOfPath, labelOfPath } from '../../../cms/fieldLabels'
import { revealField } from '../../../web/admin/revealField'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { comparedText, type MessageFromForm, type MessageFromPreview } from '../../../web/visualEditing'
import { emptyRoot, rootOf } from '../../../web/writtenText'
import { cellOf, plainText, richText } from '../editedKinds'
import type { TextKind } from '../editedText'
import { fieldShowing, fieldsOf, fieldWriting, rowPath, tableShowing } from '../formPaths'
import { mayUpdate } from './mayUpdate'
import { writingTexts } from './texts'
import type { useEditedText } from './useEditedText'

export type Selected = MessageFromPreview & { type: 'visual-editing-select' }

interface Uses {
  edited: ReturnType<typeof useEditedText>
  mayEdit: boolean
  send(message: MessageFromForm): void
}

/** A text of the form that was clicked. */
interface Found {
  path: string
  /** The words that were clicked. */
  text: string
  /** The rich text that the page shows there. */
  isRichText?: boolean
  /** Row and column of a cell. */
  cell?: { line: number; column: number } | undefined
}

/** What was clicked on the page is edited there, where it is a text, and else opened in the form. */
export function useSelected({ edited, mayEdit, send }: Uses): (selected: Selected) => void {
  const { getFields, getField } = useForm()
  const { docPermissions } = useDocumentInfo()
  const { fields, blocks, blockTypeAt } = useDeclaredFields()
  const language = useLanguage()
  const words = useTexts(writingTexts)
  const typeOf = (path: string) => fieldOfPath(fields, path, blockTypeAt, blocks)?.field.type

  /** The field of the picture with the number, or the nearest to it. */
  function pictureField(row: string | undefined, number: number): string | undefined {
    const all = fieldsOf(getFields(), row).flatMap((path) => {
      const value: unknown = typeOf(path) === 'upload' ? getField(path)?.value : undefined
      return (Array.isArray(value) ? value : [value]).flatMap((one) => (one == null ? [] : [path]))
    })
    return all[number] ?? all.at(-1)
  }

  function find({ texts, written, nth, cell, empty }: Selected, row: string | undefined): Found | undefined {
    const state = getFields()
    if (empty) {
      const path = `${row}.${empty}`
      return row === undefined ? undefined : { path, text: '', isRichText: typeOf(path) === 'richText' }
    }
    const [line, column] = cell.split(' ').map(Number)
    const text = texts[0] ?? ''
    const isCell = line !== undefined && column !== undefined && cell !== ''
    const table = isCell ? tableShowing(state, row, { line, column, text }) : undefined
    if (isCell && table !== undefined) return { path: table, text, cell: { line, column } }
    const richText = nth ? fieldWriting(state, row, written, Number(nth)) : undefined
    if (richText !== undefined) return { path: richText, text, isRichText: true }
    return texts.flatMap((text) => {
      const path = fieldShowing(state, row, text)
      return path === undefined ? [] : [{ path, text }]
    })[0]
  }

  /** How a text of the form can be edited on the page; undefined where it cannot. */
  function kindOf({ path, text, cell, isRichText }: Found): TextKind | undefined {
    const { value } = getField(path) ?? {}
    const type = typeOf(path)
    if (!mayEdit || !mayUpdate(docPermissions, path)) return undefined
    if (type === 'richText') return isRichText ? richText : undefined
    if (type !== 'text' && type !== 'textarea') return undefined
    if (cell) return cellOf(cell.line, cell.column)
    return comparedText(plainText.serialize(value) ?? '') === text ? plainText : undefined
  }

  return (selected) => {
    const { block, picture } = selected
    const row = block ? rowPath(getFields(), block) : undefined
    if (block && !row) return
    const found = picture ? undefined : find(selected, row)
    const path = picture ? pictureField(row, Number(picture)) : found?.path
    if (path === undefined) {
      if (row) void revealField(row)
      return
    }
    const kind = found && kindOf(found)
    if (!kind) {
      void revealField(path)
      return
    }
    const { value } = getField(path) ?? {}
    edited.begin({ block, path: row ? path.slice(row.length + 1) : path }, kind, value)
    const name = labelOfPath(fields, path, language, blockTypeAt, blocks) ?? ''
    if (kind === richText) {
      send({ type: 'visual-editing-write', block, name, root: JSON.stringify(rootOf(value) ?? emptyRoot), words })
    } else {
      const lines = typeOf(path) === 'textarea' && !found.cell ? 'yes' : ''
      send({ type: 'visual-editing-edit', block, text: found.text, value: kind.serialize(value) ?? '', lines })
    }
    void revealField(path, { focus: false })
  }
}
