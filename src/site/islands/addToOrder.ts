/** Adds an article to the order without leaving the page. Of an order form on the same page it becomes a row. */
import { isLocale } from '../../content/locales'
import { ORDER_ROW_ADDED } from '../events'
import { readList, writeList } from '../orderList/client/store'
import { addRow } from '../orderList/list'

/** Milliseconds that the button shows that it worked. */
const SHOWN = 2500

export default function addToOrder(form: HTMLElement): void {
  const number = form.querySelector<HTMLInputElement>('[name=artnr]')?.value ?? ''
  const status = form.querySelector<HTMLElement>('[role=status]')
  const {
    name = '',
    href = '',
    price,
    priceText,
    url = '',
    from = '',
    hidden = '',
    said = '',
    full = '',
  } = form.dataset
  let timer: ReturnType<typeof setTimeout> | undefined

  function show(text: string, worked: boolean): void {
    if (!status) return
    form.classList.toggle('is-added', worked)
    // Said again when it is done again: the same text would be no news.
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
    const row = {
      number,
      quantity: 1,
      name,
      href,
      ...(price ? { price: Number(price) } : {}),
      ...(priceText ? { priceText } : {}),
    }
    const taken = !document.dispatchEvent(new CustomEvent(ORDER_ROW_ADDED, { detail: row, cancelable: true }))
    if (!taken) {
      const rows = addRow(readList(), row)
      if (!rows) return show(full, false)
      const { lang } = document.documentElement
      writeList(rows, { locale: isLocale(lang) ? lang : 'nb', from, hidden, url }, { added: true })
    }
    show(said, true)
  })
}
