/** Adds an article to the order without leaving the page. An order form on the same page adds it as a row. */
import { isLocale } from '../../../lib/locales'
import { ORDER_ROW_ADDED } from '../../../web/events'
import { flyToCart } from '../client/flight'
import { addRow, exceedsQuantity, fitsArticle, MAX_QUANTITY, readQuantity, rounded } from '../list'
import { readList, writeList } from '../store'

/** Milliseconds that the button shows success. */
const SHOWN = 2500

/** Replaces the browser's validation, to show errors in the page's language, and attaches the step buttons. */
function startQuantity(form: HTMLElement, field: HTMLInputElement): void {
  if (form instanceof HTMLFormElement) form.noValidate = true
  const stepped = form.querySelector<HTMLElement>('[data-stepped]')
  form.addEventListener('click', ({ target }) => {
    const by = Number((target as Element).closest<HTMLElement>('[data-step]')?.dataset.step)
    if (!by) return
    const current = readQuantity(field.value) ?? 0
    const next = rounded(current + by)
    // A length below one is not made longer by asking for less.
    field.value = String(next > 0 ? Math.min(MAX_QUANTITY, next) : current || 1)
    field.removeAttribute('aria-invalid')
    if (stepped) stepped.textContent = field.value
  })
  field.addEventListener('input', () => field.removeAttribute('aria-invalid'))
}

export default function addToOrder(form: HTMLElement): void {
  const number = form.querySelector<HTMLInputElement>('[name=artnr]')?.value ?? ''
  const field = form.querySelector<HTMLInputElement>('[name=antall]')
  const status = form.querySelector<HTMLElement>('.add-status')
  const {
    name = '',
    href = '',
    unit,
    picture,
    price,
    priceText,
    url = '',
    from = '',
    hidden = '',
    said: addedText = '',
    full = '',
    most = '',
    invalid = '',
    whole = '',
  } = form.dataset
  const article = form.hasAttribute('data-divisible') ? ({ divisible: true } as const) : {}
  let timer: ReturnType<typeof setTimeout> | undefined
  if (field && field.type !== 'hidden') startQuantity(form, field)

  function show(text: string, worked: boolean): void {
    if (!status) return
    form.classList.toggle('is-added', worked)
    // Screen readers do not announce an unchanged text, so it is cleared first.
    status.textContent = ''
    requestAnimationFrame(() => {
      status.textContent = text
    })
    clearTimeout(timer)
    timer = setTimeout(() => {
      form.classList.remove('is-added')
      if (worked) status.textContent = ''
    }, SHOWN)
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const quantity = readQuantity(field?.value ?? '1')
    if (quantity === undefined || !fitsArticle(quantity, article)) {
      field?.setAttribute('aria-invalid', 'true')
      field?.focus()
      return show(quantity === undefined ? invalid : whole, false)
    }
    const row = {
      number,
      quantity,
      ...article,
      name,
      href,
      ...(unit ? { unit } : {}),
      ...(picture ? { picture } : {}),
      ...(price ? { price: Number(price) } : {}),
      ...(priceText ? { priceText } : {}),
    }
    const taken = !document.dispatchEvent(new CustomEvent(ORDER_ROW_ADDED, { detail: row, cancelable: true }))
    if (taken) return show(addedText, true)
    const before = readList()
    const rows = addRow(before, row)
    if (!rows) return show(full, false)
    const { lang } = document.documentElement
    writeList(rows, { locale: isLocale(lang) ? lang : 'nb', from, hidden, url }, { added: true })
    if (exceedsQuantity(before, row)) return show(most, false)
    show(addedText, true)
    // Beside the button: in its card, its row, or on the article's own page.
    const around = form.closest('li, tr, .article-top')
    flyToCart(around?.querySelector('img'), document.querySelector('[data-cart]'))
  })
}
