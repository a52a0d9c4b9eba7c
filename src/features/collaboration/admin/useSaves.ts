'use client'
/**
 * The saves of one edit view: sends their base, waits for a decision on a refused save, and merges others' changes into
 * the form.
 */
import { useDocumentInfo, useForm, useFormModified, useLocale, useServerFunctions } from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '../../../lib/isValues'
import { emitBrought, isWithin, onOverTheirs } from '../../../web/admin/broughtFields'
import { callApi } from '../../../web/admin/callApi'
import type { ConflictField } from '../conflicts'
import { handleSaves, savePath, valueAt, withValueAt } from './saves'

/** For each field whose text to keep; undefined: decided later. */
export type Decision = Readonly<Record<string, 'mine' | 'theirs'>> | undefined

export interface Conflict {
  fields: readonly ConflictField[]
  hasVersion: boolean
  decide(decision: Decision): void
}

type Prints = Record<string, string>

interface State {
  fields: Prints
  updatedAt: unknown
}

type SavedState = State & { merged: string[] }

interface SaveResponse {
  doc?: Values
  result?: Values
  _editing?: SavedState
  conflict?: { fields: ConflictField[]; version?: number }
}

/** Marks a field of unknown state, which always causes a conflict. */
const UNKNOWN = '?'

/** The stored state. Undefined if it may not be read; rejected if the server cannot be reached. */
async function readState(document: string, locale: string): Promise<State | undefined> {
  const result = await callApi<State>('GET', `/api/documentEdits/state?${new URLSearchParams({ document, locale })}`)
  if ('data' in result) return result.data
  const { status = 0 } = result.error
  if (status < 400 || status >= 500) throw new TypeError(`the state could not be read (${status})`)
  return undefined
}

/** Identifies conflicts that the user postponed, so that autosaves do not ask again. */
const keyOf = ({ path, print }: ConflictField) => `${path} ${print}`

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

export function useSaves(document: string | undefined, window: string) {
  const { id, collectionSlug, globalSlug, data, docPermissions, getDocPreferences } = useDocumentInfo()
  const { getFormState } = useServerFunctions()
  const { code: locale } = useLocale()
  const form = useForm()
  const modified = useFormModified()
  const [conflict, setConflict] = useState<Conflict>()
  const base = useRef<Prints>({})
  /** When the state of the base was stored. */
  const baseTime = useRef<unknown>(undefined)
  const latest = useRef({ form, data, modified, docPermissions, getDocPreferences, getFormState })
  latest.current = { form, data, modified, docPermissions, getDocPreferences, getFormState }

  /** Replaces fields of the form, except those that `skip` names at the last moment. */
  const replaceFields = useCallback(
    async (paths: readonly string[], doc: Values, skip: (path: string) => boolean = () => false) => {
      const { getFormState, getDocPreferences, docPermissions } = latest.current
      const response = await getFormState({
        ...(id === undefined ? {} : { id }),
        ...(collectionSlug ? { collectionSlug } : {}),
        ...(globalSlug ? { globalSlug } : {}),
        data: doc,
        docPermissions,
        docPreferences: await getDocPreferences(),
        locale,
        operation: 'update',
        renderAllFields: true,
        schemaPath: collectionSlug ?? globalSlug ?? '',
        skipValidation: true,
      } as Parameters<typeof getFormState>[0])
      if (!('state' in response) || !response.state) return []
      const replaced = paths.filter((path) => !skip(path))
      const isReplaced = (key: string) => replaced.some((path) => isWithin(key, path))
      const { form } = latest.current
      const kept = Object.entries(form.getFields()).filter(([key]) => !isReplaced(key))
      const brought = Object.entries(response.state).filter(([key]) => isReplaced(key))
      emitBrought(replaced)
      form.dispatchFields({ type: 'REPLACE_STATE', state: Object.fromEntries([...kept, ...brought]) })
      return replaced
    },
    [id, collectionSlug, globalSlug, locale],
  )

  useEffect(() => {
    if (!document) return
    let ended = false
    let open: Conflict | undefined

    const path = savePath({ collectionSlug, globalSlug, id })
    const postponed = new Set<string>()

    async function start(): Promise<void> {
      const state = await readState(document ?? '', locale)
      if (!state || ended) return
      const { fields, updatedAt } = state
      baseTime.current = updatedAt
      const { data, modified, form } = latest.current
      if ((data?.updatedAt ?? null) === updatedAt) base.current = fields
      else if (modified) base.current = Object.fromEntries(Object.keys(fields).map((path) => [path, UNKNOWN]))
      else {
        // The form was drawn from an older state.
        const options = new URLSearchParams({ draft: 'true', depth: '0', locale, 'fallback-locale': 'null' })
        const read = await callApi<Values>('GET', `${path}?${options}`)
        if ('error' in read || ended) return
        const doc = read.data
        base.current = doc.updatedAt === updatedAt ? fields : {}
        await form.reset(doc)
        if (doc.updatedAt !== updatedAt) await start()
      }
    }

    const ask = (fields: ConflictField[], version: number | undefined) =>
      new Promise<Decision>((resolve) => {
        open = {
          fields,
          hasVersion: version !== undefined,
          decide(decision) {
            open = undefined
            if (!ended) setConflict(undefined)
            resolve(decision)
          },
        }
        if (ended) resolve(undefined)
        else setConflict(open)
      })

    let ready = start()
    ready.catch(() => undefined)
    const end = handleSaves(collectionSlug ? 'PATCH' : 'POST', path, {
      locale,
      currentValue: (path) => latest.current.form.getField(path)?.value,
      async save(data, send, isAutosave) {
        // A save without a base would overwrite any stored value.
        await ready.catch(() => {
          ready = start()
          return ready
        })
        let sent = data
        const left: string[] = []
        for (;;) {
          const response = await send({ ...sent, _editing: { window, fields: base.current } })
          if (!response.ok && response.status !== 409) return response
          const body = (await response.clone().json()) as SaveResponse
          if (body.conflict) {
            const { fields, version } = body.conflict
            if (isAutosave && fields.every((field) => postponed.has(keyOf(field)))) return response
            const decision = await ask(fields, version)
            if (!decision) {
              for (const field of fields) postponed.add(keyOf(field))
              return response
            }
            for (const { path, print } of fields) {
              base.current = { ...base.current, [path]: print }
              if (decision[path] === 'mine') continue
              sent = withValueAt(sent, path, undefined)
              left.push(path)
            }
            continue
          }
          if (body._editing) await settle(data, body, body._editing, left)
          return response
        }
      },
    })

    /**
     * Merges others' changes into the form, except fields typed in since; the base advances only for what the form
     * shows.
     */
    async function settle(data: Values, body: SaveResponse, saved: SavedState, left: string[]) {
      const brought = [...new Set([...saved.merged, ...left])]
      const before = base.current
      base.current = { ...saved.fields }
      // Until the form shows it, a field left to the other user counts as a conflict again.
      for (const path of brought) base.current[path] = left.includes(path) ? UNKNOWN : (before[path] ?? UNKNOWN)
      baseTime.current = saved.updatedAt
      if (brought.length === 0 || ended) return
      const isTyped = (path: string) => !isSame(valueAt(latest.current.form.getData(), path), valueAt(data, path))
      const replaced = await replaceFields(brought, body.doc ?? body.result ?? {}, isTyped)
      for (const path of replaced) base.current = { ...base.current, [path]: saved.fields[path] ?? UNKNOWN }
    }

    return () => {
      ended = true
      open?.decide(undefined)
      end()
    }
  }, [document, window, locale, id, collectionSlug, globalSlug, replaceFields])

  useEffect(
    () =>
      onOverTheirs((path) => {
        const over = Object.keys(base.current).filter((field) => isWithin(path, field))
        base.current = { ...base.current, ...Object.fromEntries(over.map((field) => [field, UNKNOWN])) }
      }),
    [],
  )

  // The form was redrawn from another state without a save, for example after copying a language.
  const drawn = data?.updatedAt
  useEffect(() => {
    if (!document || drawn === undefined || baseTime.current === undefined || drawn === baseTime.current) return
    let ended = false
    readState(document, locale)
      .then((state) => {
        if (ended || !state || state.updatedAt !== drawn || latest.current.modified) return
        base.current = state.fields
        baseTime.current = drawn
      })
      .catch(() => undefined)
    return () => {
      ended = true
    }
  }, [document, locale, drawn])

  return { conflict, replaceFields }
}
