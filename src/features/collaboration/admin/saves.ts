/**
 * Stands between Payload's form and the network: Payload's buttons and its autosave have no place where a save could say
 * what it started from, nor where a refused one could wait for an answer. So `fetch` is wrapped for the forms' own
 * posts, those of `FormData` with `_payload` to a document that is open, and for nothing else.
 */
export type Values = Record<string, unknown>
type Send = (data: Values) => Promise<Response>

export interface SavingView {
  locale: string
  /** What a field holds now. */
  currentValue(path: string): unknown
  save(data: Values, send: Send, isAutosave: boolean): Promise<Response>
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

function install(): void {
  if (installed) return
  installed = true
  const plainFetch = window.fetch.bind(window)
  window.fetch = (input, init) => {
    const found = viewOf(input, init)
    const form = init?.body instanceof FormData ? init.body : undefined
    const payload = form?.get('_payload')
    if (!found || !form || typeof payload !== 'string') return plainFetch(input, init)
    const send: Send = (data) => {
      const body = new FormData()
      for (const [name, value] of form.entries()) if (name !== '_payload') body.append(name, value)
      body.append('_payload', JSON.stringify(data))
      return plainFetch(input, { ...init, body })
    }
    return found.view.save(JSON.parse(payload) as Values, send, found.isAutosave)
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
