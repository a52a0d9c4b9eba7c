/** The order form in the browser: its parts, and how they handle the form's events. */
import { flushSync } from 'react-dom'
import type { Locale } from '../../../lib/locales'
import { sumWords } from '../../orderList/client'
import { ACTION, actions, numberId } from '../form/names'
import type { FormStart } from '../form/start'
import type { FormT } from '../form/texts'
import { createDealers } from './dealers'
import { createDrafts } from './drafts'
import { markField } from './fields'
import { createList } from './list'
import { createSending } from './sending'
import { createValue } from './store'

export function createOrderForm({
  start,
  t,
  locale,
  url,
  fromCookie,
}: {
  start: FormStart
  t: FormT
  locale: Locale
  /** Address of the list and its form. */
  url: string
  fromCookie: boolean
}) {
  const isReturned = start.refusal !== undefined
  const status = createValue('')
  /** Announces a message to screen readers. */
  const announce = (text: string) => {
    // Screen readers do not announce an unchanged text, so it is cleared first.
    status.apply('')
    requestAnimationFrame(() => status.apply(text))
  }
  const words = sumWords({ locale, t })
  const list = createList({ start, t, words, url, fromCookie, announce, onArticles: () => dealers.update() })
  const dealers = createDealers({ start, t, locale, numbers: list.numbers })
  const drafts = createDrafts()
  const sending = createSending({ start, t, list, drafts })

  const focusNumber = (form: HTMLFormElement, at: number) =>
    form.querySelector<HTMLElement>(`#${numberId(Math.max(0, at))}`)?.focus()

  /** Moves the focus to the current row, a new one if the last was filled. */
  function goOn(form: HTMLFormElement): void {
    flushSync(() => list.store.apply({ kind: 'left' }))
    focusNumber(form, list.store.get().rows.length - 1)
  }

  function remove(form: HTMLFormElement, at: number): void {
    const row = list.store.get().rows[at]
    if (!row) return
    flushSync(() => list.store.apply({ kind: 'removed', key: row.key }))
    focusNumber(form, Math.min(at, list.store.get().rows.length - 1))
    announce(t('orderRemoved'))
    list.keep()
  }

  return {
    words,
    status,
    announce,
    list,
    dealers,
    drafts,
    sending,
    submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
      const { name, value = '' } = (submitter as HTMLButtonElement | null) ?? {}
      const [action, row] = name === ACTION ? value.split(':') : []
      if (action === actions.remove) remove(form, Number(row))
      else if (action === actions.addRow) goOn(form)
      else if (action === actions.update && document.activeElement?.closest('.order-rows')) {
        // Enter in a row moves to the next.
        list.keep()
        goOn(form)
      } else void sending.send(form)
    },
    /** Handles input outside the list. */
    input(form: HTMLFormElement, field: HTMLInputElement): void {
      if (field.hasAttribute('aria-invalid')) {
        if (field.closest('[data-slot]')) markField(form, field.name)
        sending.correct(field.name)
      }
      drafts.typed()
      if (field.name === 'postcode') dealers.update()
    },
    /** Attaches to the rendered form and takes over earlier input. Returns a function that detaches. */
    connect(form: HTMLFormElement, rows: HTMLElement): () => void {
      const parts = [dealers.connect(form), list.connect(rows, isReturned), drafts.connect(form), sending.connect()]
      if (!isReturned) drafts.restore(form)
      dealers.update()
      return () => {
        for (const disconnect of parts) disconnect()
      }
    },
  }
}
