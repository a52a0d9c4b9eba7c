'use client'
import { getTranslation } from '@payloadcms/translations'
import { useDocumentInfo, useForm, useFormModified, useLivePreviewContext, useTranslation } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { blocksOfFields, fieldOfPath, namesOfTexts } from '../../../cms/fieldLabels'
import { revealField, rowAround } from '../../../web/admin/revealField'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { type MessageFromForm, type MessageFromPreview, readFromPreview, tools } from '../../../web/visualEditing'
import { blocksOf, blocksToTell, movedRow, placeOfRow, rowPath } from '../formPaths'
import { typedTexts } from '../typedTexts'
import { type Looks, looksMessage } from './looks'
import { toolWords } from './texts'
import { useAddedBlock } from './useAddedBlock'
import { useEditedText } from './useEditedText'
import { type FormState, useFieldChanges } from './useFieldChanges'
import { useFocalPoint } from './useFocalPoint'
import { useLinkTargets } from './useLinkTargets'
import { type Selected, useSelected } from './useSelected'
import { useTypedAtOnce } from './useTypedAtOnce'

/** The tick of a block that visitors do not see (`cms/fields/display.ts`). */
const HIDDEN = 'display.hidden'

interface Place {
  list: string
  index: number
}

/** Ties the form to the page in the live preview beside it. `step` takes changes back. */
export function usePreview(step: (way: 'undo' | 'redo') => void) {
  const form = useForm()
  const modified = useFormModified()
  const { iframeRef, isLivePreviewing } = useLivePreviewContext()
  const { hasSavePermission, isTrashed } = useDocumentInfo()
  const { fields, blocks } = useDeclaredFields()
  const { i18n } = useTranslation()
  const words = useTexts(toolWords)
  const place = useRef<HTMLSpanElement>(null)
  const [adding, setAdding] = useState<Place>()
  const [looks, setLooks] = useState<Looks>({})
  const language = useLanguage()
  const chosen = useRef('')

  const send = useCallback(
    (message: MessageFromForm) => iframeRef.current?.contentWindow?.postMessage(message, location.origin),
    [iframeRef],
  )
  const edited = useEditedText(send)
  const findTargets = useLinkTargets(send)
  const focalPoint = useFocalPoint(send)
  /** What waits until the form was drawn with what was typed on the page before it, and the history has that. */
  const awaited = useRef<() => void>(undefined)
  const [due, setDue] = useState<() => void>()
  useEffect(() => {
    if (!due) return
    setDue(undefined)
    due()
  }, [due])
  const whenTakenOver = (work: () => void) => {
    if (edited.isTakenOver()) work()
    else awaited.current = work
  }

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

  const selectField = useSelected({ edited, mayEdit, send })
  const expectBlock = useAddedBlock(show)

  function select(selected: Selected): void {
    if (selected.file) void focalPoint.find(selected.file)
    edited.end()
    chosen.current = selected.block
    selectField(selected)
  }

  function use(tool: string, block: string): void {
    if (tool === 'undo' || tool === 'redo') {
      whenTakenOver(() => step(tool))
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
      expectBlock()
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
    send({
      type: 'visual-editing-start',
      names: Object.fromEntries(names),
      fields: Object.fromEntries(all.flatMap((block) => namesOfTexts(block, language))),
      words: mayEdit ? offered : {},
    })
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
    else if (message.type === 'visual-editing-select') whenTakenOver(() => select(message))
    else if (!mayEdit) return
    else if (message.type === 'visual-editing-typed') edited.write(message)
    else if (message.type === 'visual-editing-find') void findTargets(message)
    else if (message.type === 'visual-editing-focus') void focalPoint.set(message)
    else if (message.type === 'visual-editing-use' && tools.some((tool) => tool === message.tool))
      use(message.tool, message.block)
    else if (message.type === 'visual-editing-move') move(message.block, message.target, message.place)
    else if (message.type === 'visual-editing-refused') {
      const path = edited.path()
      edited.end()
      if (path !== undefined) void revealField(path)
    } else if (message.type === 'visual-editing-left') {
      const isChanged = edited.end()
      // Else the save that is to come draws the page anew.
      if (!modified && !isChanged) send({ type: 'visual-editing-saved' })
    }
  }

  useFieldChanges((before, after) => {
    const isEcho = edited.changed(after)
    const { current: work } = awaited
    if (work && edited.isTakenOver()) {
      setDue(() => work)
      awaited.current = undefined
    }
    if (!isLivePreviewing) return
    for (const text of isEcho ? [] : typedTexts(before, after)) send({ type: 'visual-editing-text', ...text })
    tellBlocks(before, after)
  })

  /** The id of the innermost block whose row the element is in; empty for the document itself. */
  const blockAt = useCallback(
    (element: Element) => {
      const row = rowAround(element, (path) => getField(`${path}.blockType`) !== undefined)
      const id: unknown = getField(`${row}.id`)?.value
      return typeof id === 'string' ? id : ''
    },
    [getField],
  )
  useTypedAtOnce(place, blockAt)

  useEffect(() => {
    const around = place.current?.closest('form')
    if (!isLivePreviewing || !around) return
    const ended = new AbortController()
    const { signal } = ended
    const showRow = ({ target }: Event) => {
      const id = target instanceof Element && blockAt(target)
      if (id) show(id)
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
  }, [isLivePreviewing, iframeRef, blockAt, show])

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
      expectBlock()
      form.addFieldRow({ blockType, path: adding.list, rowIndex: adding.index, schemaPath: adding.list })
    },
    closed: useCallback(() => setAdding(undefined), []),
  }
}
