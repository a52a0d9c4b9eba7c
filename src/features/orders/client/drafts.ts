/** Saves the typed values in this browser until the form is sent. */
import { ORDER_DRAFT_KEY } from '../../../web/events'
import { draftOf, readDraft, reduceDraft, type StoredDraft, sentDraft } from '../form/drafts'
import { customerFields } from '../schema'
import { fieldOf } from './fields'
import { createStore } from './store'

/** Milliseconds from the last key press until the draft is saved. */
const PAUSE = 300

const names = customerFields.filter((name) => name !== 'dealer')

function stored(): StoredDraft | undefined {
  try {
    return readDraft(localStorage.getItem(ORDER_DRAFT_KEY), Date.now())
  } catch {
    return undefined
  }
}

function store(draft: StoredDraft | undefined): void {
  try {
    if (draft) localStorage.setItem(ORDER_DRAFT_KEY, JSON.stringify(draft))
    else localStorage.removeItem(ORDER_DRAFT_KEY)
  } catch {
    // Storage is blocked or full: the values last as long as the page.
  }
}

/** Value of a field; empty where the phone widget only put in a country code. */
function typedIn(field: HTMLInputElement | null): string {
  const value = field?.value ?? ''
  return field?.type === 'tel' && /^\+\d{0,4}$/.test(value.trim()) ? '' : value
}

export function createDrafts() {
  const drafts = createStore(reduceDraft, { state: 'kept', restored: false })
  let form: HTMLFormElement | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const keep = () => {
    // Sent or cleared meanwhile: leaving the page must not save it again.
    if (!form || drafts.get().state !== 'pending') return
    drafts.apply({ kind: 'kept' })
    const shown = form
    const draft = draftOf(
      Object.fromEntries(names.map((name) => [name, typedIn(fieldOf(shown, name))])),
      stored(),
      Date.now(),
    )
    if (draft) store(draft)
  }

  return {
    store: drafts,
    typed(): void {
      drafts.apply({ kind: 'typed' })
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    },
    sent(): void {
      drafts.apply({ kind: 'sent' })
      store(undefined)
    },
    forget(): void {
      drafts.apply({ kind: 'forgotten' })
      store(undefined)
      if (!form) return
      for (const field of form.querySelectorAll<HTMLInputElement>('.order-customer :is(input, textarea)'))
        if (field.type === 'checkbox') field.checked = false
        else if (field.type !== 'hidden') field.value = ''
      fieldOf(form, 'name')?.focus()
    },
    /** The key to send this content with. */
    keyFor(own: string, content: string): string {
      const draft = sentDraft(stored(), own, content, Date.now())
      store(draft)
      return draft.sent.key
    },
    /** Restores the saved values into empty fields. */
    restore(element: HTMLFormElement): void {
      const { values = {} } = stored() ?? {}
      for (const name of names) {
        const field = fieldOf(element, name)
        const value = values[name]
        if (!field || typeof value !== 'string' || !value || field.value) continue
        field.value = value
        drafts.apply({ kind: 'restored' })
      }
    },
    connect(element: HTMLFormElement): () => void {
      form = element
      addEventListener('pagehide', keep)
      return () => {
        clearTimeout(timer)
        removeEventListener('pagehide', keep)
      }
    },
  }
}
export type Drafts = ReturnType<typeof createDrafts>
