/** Checks the form as the server does, sends it without leaving the page, and shows what is wrong. */
import { fill } from '../../../content/fill'
import { faultsOf } from '../../../site/forms/faults'
import { cutRows, LIST_FIELD, readRows } from '../../../site/orderList/cells'
import type { OrderRefusal } from '../form/tell'
import { FILES, orderSchema, TERMS } from '../schema'
import { forgetDraft, keyFor } from './drafts'
import { fieldOf, markField, type OrderFormParts, textOf } from './parts'
import { faultTexts, type Rows } from './rows'

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

  function check(): { faults: Record<string, string>; rowFaults: RowFaults } {
    const data = new FormData(form)
    const values = Object.fromEntries(
      [...data].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
    if (!values.company?.trim()) values.organisationNumber = ''
    const faults: Record<string, string> = {}
    const checked = faultsOf(orderSchema(demands()), values)
    if ('faults' in checked) for (const [name, key] of Object.entries(checked.faults)) faults[name] = textOf(texts, key)
    const list = readRows(cutRows(data.getAll(LIST_FIELD).map(String)))
    if (list.tooMany) faults.liste = texts.orderTooManyRows
    else if (list.rows.length === 0 && list.faults.size === 0) faults.liste = texts.orderListEmpty
    const fault = filesFault()
    if (fault) faults[FILES] = fault
    const rowFaults = [...list.faults].map(
      ([at, kind]) => [at, [kind === 'quantity' ? 'quantity' : 'number', texts[faultTexts[kind]]] as const] as const,
    )
    return { faults, rowFaults: new Map(rowFaults) }
  }

  function tell(
    message: string,
    faults: Readonly<Record<string, string>> = {},
    rowFaults: RowFaults = new Map(),
  ): void {
    for (const field of form.querySelectorAll<HTMLElement>('[aria-invalid]')) markField(form, field)
    const found: { field: HTMLElement; text: string }[] = []
    const listFault = form.querySelector<HTMLElement>('#bestilling-liste-fault')
    const first = rows.all[0]
    if (listFault) {
      listFault.hidden = !faults.liste
      listFault.textContent = faults.liste ?? ''
      if (faults.liste && first) found.push({ field: first.number, text: faults.liste })
    }
    for (const field of rows.mark(rowFaults)) {
      const place = rows.all.findIndex(({ row }) => row.contains(field)) + 1
      const own = field.closest('.order-row')?.querySelector('.order-row-fault')?.textContent ?? ''
      found.push({ field, text: `${fill(texts.orderRowName, { row: place })}: ${own}` })
    }
    for (const [name, text] of Object.entries(faults)) {
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
    const { faults, rowFaults } = check()
    if (Object.keys(faults).length > 0 || rowFaults.size > 0) return tell(texts.orderSummary, faults, rowFaults)
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
        forgetDraft()
        onSent()
        location.assign(told.href)
        return
      }
      const drawn = form.querySelector<HTMLInputElement>('[name=tegnet]')
      if (told.drawn && drawn) drawn.value = told.drawn
      tell(told.message || texts.orderFailed, told.faults, new Map(told.rowFaults.map(([at, ...fault]) => [at, fault])))
    } catch {
      tell(texts.orderFailed)
    }
    setSending(false)
  }
}
