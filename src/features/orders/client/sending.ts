/** Checks the form as the server does, sends it without leaving the page, and shows what is wrong. */

import { fill } from '../../../lib/fill'
import { errorsOf } from '../../../web/forms/errors'
import { cutRows, LIST_FIELD, readRows } from '../../orderList/client'
import type { OrderRefusal } from '../form/tell'
import { FILES, orderSchema, TERMS } from '../schema'
import { deleteDraft, keyFor } from './drafts'
import { fieldOf, markField, type OrderFormParts, textOf } from './parts'
import { errorTexts, type Rows } from './rows'

type RowFaults = ReadonlyMap<number, readonly [field: 'quantity' | 'number', text: string]>

const MEBIBYTE = 1024 * 1024

export function sendOrders({ form, texts }: OrderFormParts, rows: Rows, onSent: () => void): () => Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('.order-send > [type=submit]')
  const summary = form.querySelector<HTMLElement>('.order-summary')
  const label = button?.textContent ?? ''
  let isSending = false

  function demands() {
    const box = fieldOf(form, TERMS)
    const consents = [...form.querySelectorAll<HTMLInputElement>('[name^="samtykke-"][required]')]
    return { terms: box?.value, required: consents.map(({ name }) => name) }
  }

  function filesFault(): string | undefined {
    const input = form.querySelector<HTMLInputElement>(`[name=${FILES}]`)
    const files = [...(input?.files ?? [])]
    if (files.length > Number(input?.dataset.files ?? 0)) return files.length > 0 ? texts.orderFilesTooMany : undefined
    const most = Number(input?.dataset.megabytes ?? 0) * MEBIBYTE
    return files.some(({ size }) => size > most) ? texts.orderFileTooLarge : undefined
  }

  function check(): { errors: Record<string, string>; rowFaults: RowFaults } {
    const data = new FormData(form)
    const values = Object.fromEntries(
      [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    if (!values.company?.trim()) values.organisationNumber = ''
    const errors: Record<string, string> = {}
    const checked = errorsOf(orderSchema(demands()), values)
    if ('errors' in checked) for (const [name, key] of Object.entries(checked.errors)) errors[name] = textOf(texts, key)
    const list = readRows(cutRows(data.getAll(LIST_FIELD).map(String)))
    if (list.tooMany) errors.liste = texts.orderTooManyRows
    else if (list.rows.length === 0 && list.errors.size === 0) errors.liste = texts.orderListEmpty
    const error = filesFault()
    if (error) errors[FILES] = error
    const rowFaults = [...list.errors].map(
      ([at, kind]) => [at, [kind === 'quantity' ? 'quantity' : 'number', texts[errorTexts[kind]]] as const] as const,
    )
    return { errors, rowFaults: new Map(rowFaults) }
  }

  function tell(
    message: string,
    errors: Readonly<Record<string, string>> = {},
    rowFaults: RowFaults = new Map(),
  ): void {
    for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid]')) markField(form, field)
    const found: { field: HTMLElement; text: string }[] = []
    const listError = form.querySelector<HTMLElement>('#bestilling-liste-fault')
    const first = rows.all[0]
    if (listError) {
      listError.hidden = !errors.liste
      listError.textContent = errors.liste ?? ''
      if (errors.liste && first) found.push({ field: first.number, text: errors.liste })
    }
    for (const field of rows.mark(rowFaults)) {
      const place = rows.all.findIndex(({ row }) => row.contains(field)) + 1
      const own = field.closest('.order-row')?.querySelector('.order-row-fault')?.textContent ?? ''
      found.push({ field, text: `${fill(texts.orderRowName, { row: place })}: ${own}` })
    }
    for (const [name, text] of Object.entries(errors)) {
      const field = name === 'liste' ? null : fieldOf(form, name)
      if (!field) continue
      markField(form, field, text)
      found.push({ field, text })
    }
    if (summary) {
      const [line, list] = [summary.querySelector('p'), summary.querySelector('ul')]
      if (line) line.textContent = message
      list?.replaceChildren(
        ...found.map(({ field, text }) => {
          const link = document.createElement('a')
          link.href = `#${field.id}`
          link.textContent = text
          const item = document.createElement('li')
          item.append(link)
          return item
        }),
      )
      if (list) list.hidden = found.length === 0
      summary.classList.add('danger')
      summary.setAttribute('role', 'alert')
      summary.hidden = false
    }
    ;(found[0]?.field ?? summary)?.focus()
  }

  // What is being corrected is wrong no more, until it is sent again.
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.hasAttribute('aria-invalid')) return
    if (!rows.unmark(target)) markField(form, target)
  })

  function setSending(now: boolean): void {
    isSending = now
    if (!button) return
    // Not disabled: the focus would be lost, and with it the place on the page.
    button.setAttribute('aria-disabled', String(now))
    button.textContent = now ? texts.orderSending : label
  }

  return async () => {
    if (isSending) return
    const { errors, rowFaults } = check()
    if (Object.keys(errors).length > 0 || rowFaults.size > 0) return tell(texts.orderSummary, errors, rowFaults)
    setSending(true)
    const data = new FormData(form)
    data.set('gjor', 'send')
    const content = JSON.stringify(
      [...data].filter(([name, value]) => name !== 'nokkel' && name !== 'tegnet' && typeof value === 'string'),
    )
    data.set('nokkel', keyFor(String(data.get('nokkel')), content))
    try {
      const answer = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body: data })
      const told = (await answer.json()) as OrderRefusal & { href?: string }
      if (answer.ok && told.href) {
        deleteDraft()
        onSent()
        location.assign(told.href)
        return
      }
      const drawn = form.querySelector<HTMLInputElement>('[name=tegnet]')
      if (told.drawn && drawn) drawn.value = told.drawn
      tell(told.message || texts.orderFailed, told.errors, new Map(told.rowFaults.map(([at, ...error]) => [at, error])))
    } catch {
      tell(texts.orderFailed)
    }
    setSending(false)
  }
}
