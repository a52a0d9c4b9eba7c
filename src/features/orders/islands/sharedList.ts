/** Takes a shared list over into the list that the browser keeps. */
import { isLocale } from '../../../lib/locales'
import { addRows, decodeCompact, readList, writeList } from '../../orderList/client'
import { SHARED_LIST } from '../addresses'
import { sharedActions } from '../share/actions'

export default function sharedList(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return
  const { url = '', from = '', hidden = '', full = '' } = form.dataset
  const status = form.querySelector('[role=status]')
  const { lang } = document.documentElement
  const words = { locale: isLocale(lang) ? lang : 'nb', from, hidden, url } as const

  if (readList().length > 0)
    for (const part of form.querySelectorAll<HTMLElement>('.shared-own, [hidden]'))
      if (!(part instanceof HTMLInputElement)) part.hidden = false
  form.querySelector('[data-print]')?.addEventListener('click', () => print())

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const { value } = (event.submitter ?? {}) as HTMLButtonElement
    const shared = decodeCompact(form.querySelector<HTMLInputElement>(`[name=${SHARED_LIST}]`)?.value)
    const { rows, left } = addRows(value === sharedActions.replace ? [] : readList(), shared)
    // What does not fit is not dropped silently: nothing is changed.
    if (left > 0) {
      if (status) status.textContent = full
      return
    }
    writeList(rows, words, { added: true })
    location.assign(url)
  })
}
