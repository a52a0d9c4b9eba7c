/** What was typed, kept in this browser until it is sent: never files, nor what was agreed to. */
import { ORDER_DRAFT_KEY } from '../../../web/events'
import { customerFields } from '../schema'
import { fieldOf } from './parts'

/** Milliseconds that a draft is kept, and between a key and the keeping. */
const KEPT = 30 * 24 * 60 * 60 * 1000
const PAUSE = 300

const names = customerFields.filter((name) => name !== 'dealer')

interface Draft {
  at: number
  values: Record<string, string>
  /** The form that was sent with exactly this content, and whose answer never came. */
  sent?: { key: string; content: string }
}

function read(): Draft | undefined {
  try {
    const draft = JSON.parse(localStorage.getItem(ORDER_DRAFT_KEY) ?? 'null') as Draft | null
    return draft && typeof draft.at === 'number' && Date.now() - draft.at < KEPT ? draft : undefined
  } catch {
    return undefined
  }
}

function write(draft: Draft): void {
  try {
    localStorage.setItem(ORDER_DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Blocked or full: what is typed lives as long as the page.
  }
}

/** Typed and not kept yet. */
let isPending = false

export function deleteDraft(): void {
  isPending = false
  try {
    localStorage.removeItem(ORDER_DRAFT_KEY)
  } catch {
    // There is none then.
  }
}

/** A country's code that the phone widget put in was typed by nobody. */
function typedIn(field: HTMLInputElement | null): string {
  const value = field?.value ?? ''
  return field?.type === 'tel' && /^\+\d{0,4}$/.test(value.trim()) ? '' : value
}

export function keepDraft(form: HTMLFormElement): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keep = () => {
    // Sent or cleared meanwhile: leaving the page must not bring it back.
    if (!isPending) return
    isPending = false
    const values = Object.fromEntries(names.map((name) => [name, typedIn(fieldOf(form, name))]))
    const { sent } = read() ?? {}
    if (Object.values(values).some(Boolean)) write({ at: Date.now(), values, ...(sent ? { sent } : {}) })
  }
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || target.closest('.order-list')) return
    isPending = true
    clearTimeout(timer)
    timer = setTimeout(keep, PAUSE)
  })
  addEventListener('pagehide', keep)
}

/** Fills in what was typed last time, where nothing stands; false when there was nothing. */
export function restoreDraft(form: HTMLFormElement): boolean {
  const { values = {} } = read() ?? {}
  let restored = false
  for (const name of names) {
    const field = fieldOf(form, name)
    const value = values[name]
    if (!field || typeof value !== 'string' || !value || field.value) continue
    field.value = value
    restored = true
  }
  return restored
}

/** The key to send with: that of the same content sent before, whose answer was lost on the way. */
export function keyFor(own: string, content: string): string {
  const draft = read()
  const key = draft?.sent?.content === content ? draft.sent.key : own
  write({ at: Date.now(), values: draft?.values ?? {}, sent: { key, content } })
  return key
}
