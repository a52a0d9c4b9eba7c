/**
 * Stands between Payload's form and the network: Payload's buttons and its autosave have no place where a save could say
 * what it started from, where a refused one could wait for an answer, nor where its reasons could be shown. So `fetch`
 * is wrapped for the forms' own posts, those of `FormData` with `_payload`, and for nothing else.
 */
export type Values = Record<string, unknown>
type Send = (data: Values) => Promise<Response>

interface SavedDocument {
  collectionSlug?: string | undefined
  globalSlug?: string | undefined
  id?: number | string | undefined
}

export interface SavingView {
  locale: string
  /** What a field holds now. */
  currentValue(path: string): unknown
  save(data: Values, send: Send, isAutosave: boolean): Promise<Response>
}

/** The address that a document is saved to; without an id, that of a new document. */
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
type OnAnswer = (refused: readonly RefusedField[]) => void

const answered = new Map<string, Set<OnAnswer>>()
/** By path of the save: what was refused, and what had been sent. */
const refusals = new Map<string, { fields: readonly RefusedField[]; data: Values }>()

/** Tells of the fields for which a save was refused; of none where it was taken. */
async function report(input: unknown, data: Values, answer: Response): Promise<void> {
  const path = typeof input === 'string' ? new URL(input, location.href).pathname : ''
  const hear = answered.get(path)
  if (!hear || (!answer.ok && answer.status !== 400)) return
  const body = answer.ok ? {} : ((await answer.clone().json()) as { errors?: { data?: { errors?: RefusedField[] } }[] })
  const refused = (body.errors ?? []).flatMap(({ data }) => data?.errors ?? [])
  refusals.set(path, { fields: refused, data })
  for (const each of hear) each(refused)
}

/** What the form at a path was refused for, as long as nothing in it differs from what was sent. */
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

/** Hears of the answers to the forms' own posts at a path; returns the way to end that. */
export function onAnswers(path: string, hear: OnAnswer): () => void {
  install()
  answered.set(path, (answered.get(path) ?? new Set()).add(hear))
  return () => {
    answered.get(path)?.delete(hear)
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
    const answer = found ? await found.view.save(values, send, found.isAutosave) : await plainFetch(input, init)
    report(input, values, answer).catch(() => undefined)
    return answer
  }
}

/** Lets a view handle the saves of its document; returns the way to end that. Of two views the one opened last does. */
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

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function valueAt(data: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((value, name) => (isValues(value) ? value[name] : undefined), data)
}

/** A copy with another value at a path; undefined takes it away. */
export function withValueAt(data: Values, path: string, value: unknown): Values {
  const [name = '', ...rest] = path.split('.')
  const copy = { ...data }
  if (rest.length > 0) copy[name] = withValueAt(isValues(data[name]) ? data[name] : {}, rest.join('.'), value)
  else if (value === undefined) delete copy[name]
  else copy[name] = value
  return copy
}
