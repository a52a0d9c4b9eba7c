/** Shows the files of a list that contain what was typed and are of the chosen category. */
import { fill } from '../../../lib/fill'
import { matches } from '../matches'

export default function startFileList(root: HTMLElement): void {
  const field = root.querySelector('input')
  const choice = root.querySelector('select')
  const status = root.querySelector('[role="status"]')
  const { count = '', none = '' } = root.dataset
  const categories = [...root.querySelectorAll<HTMLElement>('[data-category]')].map((element) => ({
    element,
    name: element.dataset.category ?? '',
    rows: [...element.querySelectorAll<HTMLElement>('.file-list > li')].map((row) => ({
      row,
      text: `${row.textContent} ${element.dataset.category}`,
    })),
  }))
  const total = categories.reduce((sum, { rows }) => sum + rows.length, 0)

  function show(): void {
    const term = field?.value ?? ''
    const category = choice?.value ?? ''
    let shown = 0
    for (const { element, name, rows } of categories) {
      let here = 0
      for (const { row, text } of rows) {
        row.hidden = (category !== '' && name !== category) || !matches(text, term)
        if (!row.hidden) here++
      }
      element.hidden = here === 0
      shown += here
    }
    if (!status) return
    const isNarrowed = term.trim() !== '' || category !== ''
    status.textContent = isNarrowed ? fill(shown > 0 ? count : none, { shown, total }) : ''
  }

  root.addEventListener('input', show)
  // What was typed before this module came, or stands there since the visitor came back.
  if (field?.value || choice?.value) show()
}
