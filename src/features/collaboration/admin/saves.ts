/**
 * Intercepts the forms' requests: Payload's buttons and autosave offer no hook to send a save's base, to wait for a
 * decision on a refused save, or to show its reasons. `fetch` is wrapped for the forms' own posts only, those of
 * `FormData` with `_payload`.
 */
import { isValues, type Values } from '../../../lib/isValues'

type Send = (data: Values) => Promise<Response>

interface SavedDocument {
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
  id?: number | string | undefined
}

export interface SavingView {
  locale: string
  /** A field's present value. */
  currentValue(path: string): unknown
  save(data: Values, send: Send, isAutosave: boolean): Promise<Response>
}

/** The URL to which a document is saved; without an id, that of a new document. */
export function savePath({ collectionSlug, globalSlug, id }: SavedDocument): string {
  if (globalSlug) return `/api/globals/${globalSlug}`
  return id === undefined ? `/api/${collectionSlug}` : `/api/${collectionSlug}/${id}`
}

const views = new Map<string, SavingView[]>()
let installed = false

function viewOf(input: unknown, init: RequestInit | undefined): { view: SavingView; isAutosave: boolean } | undefined {
  if (typeof input !== 'string' || !(init?.body instanceof FormData)) return undefined
  const { pathname, searchParams } = new URL(input, location.href)
  const view = views.get(`${init.method?.toUpperCase()} ${pathname}`)?.at(-1)
  if (!view || view.locale !== searchParams.get('locale')) return undefined
  return { view, isAutosave: searchParams.get('autosave') === 'true' }
}

export interface RefusedField {
  path: string
  message: string
}
type OnResponse = (refused: readonly RefusedField[]) => void

const answered = new Map<string, Set<OnResponse>>()
/** By path of the save: the refused fields, and the submitted values. */
const refusals = new Map<string, { fields: readonly RefusedField[]; data: Values }>()

/** Reports the refused fields of a save; none if it succeeded. */
async function report(input: unknown, data: Values, response: Response): Promise<void> {
  const path = typeof input === 'string' ? new URL(input, location.href).pathname : ''
  const listener = answered.get(path)
  if (!listener || (!response.ok && response.status !== 400)) return
  const body = response.ok
    ? {}
    : ((await response.clone().json()) as { errors?: { data?: { errors?: RefusedField[] } }[] })
  const refused = (body.errors ?? []).flatMap(({ data }) => data?.errors ?? [])
  refusals.set(path, { fields: refused, data })
  for (const each of listener) each(refused)
}

/** The refused fields of the form at a path, as long as its values equal those submitted. */
export function stillRefused(
  path: string,
  values: Iterable<readonly [path: string, value: unknown]>,
): readonly RefusedField[] {
  const refusal = refusals.get(path)
  if (!refusal) return []
  const isSame = ([name, value]: readonly [string, unknown]) =>
    JSON.stringify(value) === JSON.stringify(valueAt(refusal.data, name))
  if ([...values].every(isSame)) return refusal.fields
  refusals.delete(path)
  return []
}

/** Subscribes to responses of the forms' own posts at a path. Returns an unsubscribe function. */
export function onResponses(path: string, listener: OnResponse): () => void {
  install()
  answered.set(path, (answered.get(path) ?? new Set()).add(listener))
  return () => {
    answered.get(path)?.delete(listener)
    refusals.delete(path)
  }
}

function install(): void {
  if (installed) return
  installed = true
  const plainFetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const form = init?.body instanceof FormData ? init.body : undefined
    const payload = form?.get('_payload')
    if (!form || typeof payload !== 'string') return plainFetch(input, init)
    const values = JSON.parse(payload) as Values
    const found = viewOf(input, init)
    const send: Send = (data) => {
      const body = new FormData()
      for (const [name, value] of form.entries()) if (name !== '_payload') body.append(name, value)
      body.append('_payload', JSON.stringify(data))
      return plainFetch(input, { ...init, body })
    }
    const response = found ? await found.view.save(values, send, found.isAutosave) : await plainFetch(input, init)
    report(input, values, response).catch(() => undefined)
    return response
  }
}

/**
 * Registers a view as handler of its document's saves. Returns the function that removes it. Of two views the last one
 * handles.
 */
export function handleSaves(method: 'PATCH' | 'POST', path: string, view: SavingView): () => void {
  install()
  const key = `${method} ${path}`
  views.set(key, [...(views.get(key) ?? []), view])
  return () => {
    const left = (views.get(key) ?? []).filter((one) => one !== view)
    if (left.length > 0) views.set(key, left)
    else views.delete(key)
  }
}

/** The view that handles the saves of a document. */
export const viewOfDocument = (path: string): SavingView | undefined =>
  (views.get(`PATCH ${path}`) ?? views.get(`POST ${path}`))?.at(-1)

export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isValues(value) ? value[name] : undefined), data)
}

/** A copy with another value at a path; undefined removes it. */
export function withValueAt(data: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  const copy = { ...data }
  if (rest.length > 0) copy[name] = withValueAt(isValues(data[name]) ? data[name] : {}, rest.join('.'), value)
  else if (value === undefined) delete copy[name]
  else copy[name] = value
  return copy
}
