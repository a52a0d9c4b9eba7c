/** Sends the form without leaving the page, and shows its errors. */
import { flushSync } from 'react-dom'
import { findingsOf } from '../form/findings'
import { ACTION, actions, DRAWN, fieldId, KEY, LIST } from '../form/names'
import type { OrderRefusal } from '../form/refusal'
import type { RowMark } from '../form/rows'
import { reduceSending } from '../form/sending'
import type { FormStart } from '../form/start'
import type { FormT } from '../form/texts'
import { type Checked, checkForm } from './check'
import type { Drafts } from './drafts'
import type { List } from './list'
import { createStore, createValue } from './store'

export function createSending({ start, t, list, drafts }: { start: FormStart; t: FormT; list: List; drafts: Drafts }) {
  const store = createStore(reduceSending, {
    state: 'editing',
    refusal: start.refusal,
    errors: start.errors,
    turn: 0,
  })
  const drawn = createValue(start.drawn)

  function refuse(form: HTMLFormElement, message: string, { errors, rowErrors }: Checked): void {
    const { rows } = list.store.apply({ kind: 'marked', errors: rowErrors })
    const marked = rows.flatMap(({ error }, at): [number, RowMark][] => (error ? [[at, error]] : []))
    // The server may report fields that this form does not have.
    const shown = Object.fromEntries(
      Object.entries(errors).filter(([name]) => name === LIST || form.querySelector(`#${CSS.escape(fieldId(name))}`)),
    )
    const found = findingsOf(shown, new Map(marked), t)
    flushSync(() => store.apply({ kind: 'refused', refusal: { message, tone: 'danger', found }, errors: shown }))
    const first = found[0]?.href ?? `#${fieldId('feil')}`
    form.querySelector<HTMLElement>(`#${CSS.escape(first.slice(1))}`)?.focus()
  }

  function contentOf(data: FormData): string {
    return JSON.stringify(
      [...data].filter(([name, value]) => name !== KEY && name !== DRAWN && typeof value === 'string'),
    )
  }

  return {
    store,
    drawn,
    /** A page that the browser brings back after the order was sent shows a form anew. Returns a function that detaches. */
    connect(): () => void {
      const shown = ({ persisted }: PageTransitionEvent) => {
        if (persisted && store.get().state === 'sent') location.reload()
      }
      addEventListener('pageshow', shown)
      return () => removeEventListener('pageshow', shown)
    },
    correct: (name: string) => void store.apply({ kind: 'corrected', name }),
    async send(form: HTMLFormElement): Promise<void> {
      if (store.get().state !== 'editing') return
      const checked = checkForm(form, list.articleOf, t)
      if (Object.keys(checked.errors).length > 0 || checked.rowErrors.size > 0)
        return refuse(form, t('orderSummary'), checked)
      store.apply({ kind: 'began' })
      const data = new FormData(form)
      data.set(ACTION, actions.send)
      data.set(KEY, drafts.keyFor(String(data.get(KEY)), contentOf(data)))
      try {
        const response = await fetch(form.action, {
          method: 'POST',
          headers: { accept: 'application/json' },
          body: data,
        })
        const refusal = (await response.json()) as OrderRefusal & { href?: string }
        if (response.ok && refusal.href) {
          store.apply({ kind: 'accepted' })
          drafts.sent()
          list.empty()
          location.assign(refusal.href)
          return
        }
        if (refusal.drawn) drawn.apply(refusal.drawn)
        const rowErrors = refusal.rowErrors.map(([at, column, text]) => [at, { column, text }] as const)
        refuse(form, refusal.message || t('orderFailed'), { errors: refusal.errors, rowErrors: new Map(rowErrors) })
      } catch {
        refuse(form, t('orderFailed'), { errors: {}, rowErrors: new Map() })
      }
    },
  }
}
