'use client'
import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useForm, useFormModified, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { blocksOfFields, fieldOfPath, labelOfPath } from '../../../cms/fieldLabels'
import { pathOfRow, revealField } from '../../../web/admin/revealField'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import {
  comparedText,
  type MessageFromForm,
  type MessageFromPreview,
  readFromPreview,
  tools,
} from '../../../web/visualEditing'
import { rootOf } from '../../../web/writtenText'
import {
  blocksOf,
  blocksToTell,
  fieldShowing,
  fieldsOf,
  fieldWriting,
  movedRow,
  placeOfRow,
  rowPath,
} from '../formPaths'
import { typedTexts } from '../typedTexts'
import { type Looks, looksMessage } from './looks'
import { mayUpdate } from './mayUpdate'
import { toolWords, writingTexts } from './texts'
import { useEditedText } from './useEditedText'
import { type FormState, useFieldChanges } from './useFieldChanges'
import { useFocalPoint } from './useFocalPoint'
import { useLinkTargets } from './useLinkTargets'
import { useWrittenText } from './useWrittenText'

/** The tick of a block that visitors do not see (`cms/fields/display.ts`). */
const HIDDEN = 'display.hidden'

type Selected = MessageFromPreview & { type: 'visual-editing-select' }

interface Place {
  list: string
  index: number
}

/** Ties the form to the page in the live preview beside it. `step` takes changes back. */
export function usePreview(step: (way: 'undo' | 'redo') => void) {
  const form = useForm()
  const modified = useFormModified()
  const { iframeRef, isLivePreviewing } = useLivePreviewContext()
  const { docPermissions, hasSavePermission, isTrashed } = useDocumentInfo()
  const { fields, blocks, blockTypeAt } = useDeclaredFields()
  const { i18n } = useTranslation()
  const words = useTexts(toolWords)
  const place = useRef<HTMLSpanElement>(null)
  const [adding, setAdding] = useState<Place>()
  const [looks, setLooks] = useState<Looks>({})
  const language = useLanguage()
  const wordsOfWriting = useTexts(writingTexts)
  const edited = useEditedText()
  /** Where a row was put in that has no id yet. */
  const added = useRef<Place>(undefined)
  const chosen = useRef('')

  const send = useCallback(
    (message: MessageFromForm) => iframeRef.current?.contentWindow?.postMessage(message, location.origin),
    [iframeRef],
  )
  const written = useWrittenText(send)
  const findTargets = useLinkTargets(send)
  const focalPoint = useFocalPoint(send)
  /** A step that waits until the history has what was written before it. */
  const awaited = useRef<'undo' | 'redo'>(undefined)
  const [due, setDue] = useState<'undo' | 'redo'>()
  useEffect(() => {
    if (!due) return
    setDue(undefined)
    step(due)
  }, [due, step])

  const show = useCallback(
    (block: string) => {
      chosen.current = block
      send({ type: 'visual-editing-show', block })
    },
    [send],
  )

  const actions = useRef<(message: MessageFromPreview) => void>(() => undefined)
  const mayEdit = hasSavePermission !== false && !isTrashed
  const { getFields, getField, dispatchFields, setModified } = form

  function select({ block, texts, picture, written: said, nth, file }: Selected): void {
    if (file) void focalPoint.find(file)
    edited.end()
    written.end()
    chosen.current = block
    const row = block ? rowPath(getFields(), block) : undefined
    if (block && !row) return
    const richText = said ? fieldWriting(getFields(), row, said, Number(nth)) : undefined
    const shown = texts.map((text) => ({ text, path: fieldShowing(getFields(), row, text) })).find(({ path }) => path)
    const text = shown?.text ?? ''
    const path = picture ? pictureField(row, Number(picture)) : (richText ?? shown?.path)
    if (path === undefined) {
      if (row) void revealField(row)
      return
    }
    const mayWrite = mayEdit && !picture && mayUpdate(docPermissions, path)
    const { value } = getField(path) ?? {}
    const root = richText === undefined ? undefined : rootOf(value)
    const type = typeOf(path)
    const isPlain = type === 'text' || type === 'textarea'
    const field = { block, path: row ? path.slice(row.length + 1) : path }
    if (mayWrite && root && type === 'richText') {
      written.begin(field, value)
      const name = labelOfPath(fields, path, language, blockTypeAt, blocks) ?? ''
      send({ type: 'visual-editing-write', block, name, root: JSON.stringify(root), words: wordsOfWriting })
      void revealField(path, { focus: false })
    } else if (mayWrite && isPlain && typeof value === 'string' && comparedText(value) === text) {
      edited.begin(field, value)
      send({ type: 'visual-editing-edit', block, text, value, lines: type === 'textarea' ? 'yes' : '' })
      void revealField(path, { focus: false })
    } else void revealField(path)
  }

  const typeOf = (path: string) => fieldOfPath(fields, path, blockTypeAt, blocks)?.field.type

  /** The field of the picture with the number, or the nearest to it. */
  function pictureField(row: string | undefined, number: number): string | undefined {
    const all = fieldsOf(getFields(), row).flatMap((path) => {
      const value: unknown = typeOf(path) === 'upload' ? getField(path)?.value : undefined
      return (Array.isArray(value) ? value : [value]).flatMap((one) => (one == null ? [] : [path]))
    })
    return all[number] ?? all.at(-1)
  }

  function use(tool: string, block: string): void {
    if (tool === 'undo' || tool === 'redo') {
      // What was written just before is in the history when the form was drawn with it.
      if (written.isTakenOver()) step(tool)
      else awaited.current = tool
      return
    }
    const row = rowPath(getFields(), block)
    if (!row) return
    const { list, index } = placeOfRow(row)
    if (tool === 'addBefore') setAdding({ list, index })
    else if (tool === 'addAfter') setAdding({ list, index: index + 1 })
    else if (tool === 'up' || tool === 'down') moveTo(list, index, tool === 'up' ? index - 1 : index + 1)
    else if (tool === 'remove') form.removeFieldRow({ path: list, rowIndex: index })
    else if (tool === 'hide') {
      const path = `${row}.${HIDDEN}`
      dispatchFields({ type: 'UPDATE', path, value: getField(path)?.value !== true })
      setModified(true)
    } else if (tool === 'duplicate') {
      added.current = { list, index: index + 1 }
      dispatchFields({ type: 'DUPLICATE_ROW', path: list, rowIndex: index })
      setModified(true)
    }
  }

  function moveTo(list: string, from: number, to: number): void {
    if (to >= 0 && to < (getField(list)?.rows?.length ?? 0))
      form.moveFieldRow({ path: list, moveFromIndex: from, moveToIndex: to })
  }

  function move(block: string, target: string, side: string): void {
    const [row, other] = [rowPath(getFields(), block), rowPath(getFields(), target)]
    const moved = row && other ? movedRow(row, other, side === 'before' ? 'before' : 'after') : undefined
    if (moved) moveTo(moved.list, moved.from, moved.to)
  }

  const start = () => {
    const all = blocksOfFields(fields, blocks)
    const names = all.map(({ slug, labels }) => [slug, getTranslation((labels?.singular ?? slug) as string, i18n)])
    const { hide, ...others } = words
    // What has no such tick, as the items of menus, is not hidden.
    const offered = all.some((block) => fieldOfPath(block.fields, HIDDEN, () => undefined, blocks)) ? words : others
    send({ type: 'visual-editing-start', names: Object.fromEntries(names), words: mayEdit ? offered : {} })
    if (chosen.current) show(chosen.current)
    send(looksMessage(looks))
  }

  const shownBlocks = useRef<string>(undefined)
  function tellBlocks(before: FormState, after: FormState): void {
    const { shown, blocks } = blocksToTell(shownBlocks.current, before, after)
    shownBlocks.current = shown
    if (blocks) send({ type: 'visual-editing-blocks', ...blocks })
  }

  actions.current = (message) => {
    if (message.type === 'visual-editing-ready') start()
    else if (message.type === 'visual-editing-drawn') send({ type: 'visual-editing-blocks', ...blocksOf(getFields()) })
    else if (message.type === 'visual-editing-select') select(message)
    else if (!mayEdit) return
    else if (message.type === 'visual-editing-typed') edited.type(message.text)
    else if (message.type === 'visual-editing-written') written.write(message.root)
    else if (message.type === 'visual-editing-find') void findTargets(message)
    else if (message.type === 'visual-editing-focus') void focalPoint.set(message)
    else if (message.type === 'visual-editing-use' && tools.some((tool) => tool === message.tool))
      use(message.tool, message.block)
    else if (message.type === 'visual-editing-move') move(message.block, message.target, message.place)
    else if (message.type === 'visual-editing-refused') {
      const path = edited.path() ?? written.path()
      edited.end()
      written.end()
      if (path !== undefined) void revealField(path)
    } else if (message.type === 'visual-editing-left') {
      edited.end()
      const isChanged = written.end()
      // Else the save that is to come draws the page anew.
      if (!modified && !isChanged) send({ type: 'visual-editing-saved' })
    }
  }

  useFieldChanges((before, after) => {
    const isEcho = [edited.takeEcho(), written.changed(after)].includes(true)
    if (awaited.current && written.isTakenOver()) {
      setDue(awaited.current)
      awaited.current = undefined
    }
    if (!isLivePreviewing) return
    for (const text of isEcho ? [] : typedTexts(before, after)) send({ type: 'visual-editing-text', ...text })
    tellBlocks(before, after)
    const { current: row } = added
    const id = row && after[`${row.list}.${row.index}.id`]?.value
    if (!row || typeof id !== 'string') return
    added.current = undefined
    show(id)
    void revealField(`${row.list}.${row.index}`)
  })

  useEffect(() => {
    const around = place.current?.closest('form')
    if (!isLivePreviewing || !around) return
    const ended = new AbortController()
    const { signal } = ended
    const showRow = ({ target }: Event) => {
      for (let here = target instanceof Element ? target : null; here; here = here.parentElement) {
        const path = pathOfRow(here.id)
        const id = path && getField(`${path}.blockType`) ? getField(`${path}.id`)?.value : undefined
        if (typeof id !== 'string') continue
        show(id)
        return
      }
    }
    window.addEventListener(
      'message',
      (event) => {
        const preview = { origin: location.origin, source: iframeRef.current?.contentWindow }
        const message = readFromPreview(event, preview)
        if (message) actions.current(message)
      },
      { signal },
    )
    around.addEventListener('focusin', showRow, { signal })
    around.addEventListener('click', showRow, { signal })
    // The page may have been ready before the form was.
    actions.current({ type: 'visual-editing-ready' })
    return () => ended.abort()
  }, [isLivePreviewing, iframeRef, getField, show])

  return {
    place,
    looks,
    setLooks(next: Looks) {
      setLooks(next)
      send(looksMessage(next))
    },
    adding,
    add(blockType: string) {
      if (!adding) return
      added.current = adding
      form.addFieldRow({ blockType, path: adding.list, rowIndex: adding.index, schemaPath: adding.list })
    },
    closed: useCallback(() => setAdding(undefined), []),
  }
}
