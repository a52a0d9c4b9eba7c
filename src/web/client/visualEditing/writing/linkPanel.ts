/** Where a link of the text leads: one field for a page of the site, found by its name, or any address. */
import { isSafeAddress } from '../../../../cms/fields/address'
import { relatedId } from '../../../../cms/relatedId'
import type { Values } from '../../../../lib/isValues'
import type { FoundTarget, WritingWords } from '../../../visualEditing'
import { latestOnly } from '../../combobox/latest'
import { create } from '../parts'

/** Milliseconds without a key after which it is looked for. */
const PAUSE = 200
/** Characters: fewer find too much. */
const SHORTEST = 2

/** What can stand in a link's `fields`, as Payload keeps them. */
export interface LinkFields {
  linkType: 'internal' | 'custom'
  newTab: boolean
  url?: string
  doc?: { relationTo: string; value: number }
}

export interface LinkUses {
  /** Documents whose names have the words, or the one with the key; undefined where it cannot be asked. */
  find(asked: { term: string } | { key: string }): Promise<readonly FoundTarget[] | undefined>
  /** `title`: of the target, for a place without words. */
  setLink(fields: LinkFields, title: string): void
  removeLink(): void
  closed(): void
}

/** What was typed, as an address; undefined where it is none. `example.com/x` is one, as people write it. */
export function addressOf(typed: string): string | undefined {
  const text = typed.trim()
  if (isSafeAddress(text)) return text
  if (/^[^\s@/]+@[^\s@/]+\.[^\s@/.]+$/.test(text)) return `mailto:${text}`
  const withScheme = `https://${text}`
  return /^[^\s/:@]+\.[a-z]{2,}(?:[/?#]\S*)?$/i.test(text) && isSafeAddress(withScheme) ? withScheme : undefined
}

const keyOf = ({ relationTo, value }: { relationTo?: string; value?: unknown } = {}): string | undefined =>
  relationTo ? `${relationTo}:${relatedId(value as number)}` : undefined

export function createLinkPanel(words: WritingWords, { find, setLink, removeLink, closed }: LinkUses) {
  const element = create('form', 'link-panel')
  element.setAttribute('aria-label', words.link)
  element.noValidate = true
  const field = create('input', 'target')
  Object.assign(field, { type: 'text', id: 'target', autocomplete: 'off', spellcheck: false })
  field.setAttribute('aria-describedby', 'said')
  const label = create('label', 'target-label')
  Object.assign(label, { htmlFor: 'target', textContent: words.target })
  const newTab = create('input', 'new-tab')
  newTab.type = 'checkbox'
  const newTabLabel = create('label', 'new-tab-label')
  newTabLabel.append(newTab, words.newTab)
  const list = create('ul', 'found')
  const said = create('p', 'said')
  Object.assign(said, { id: 'said' })
  said.setAttribute('role', 'status')
  const wordButton = (part: string, word: string, type: 'button' | 'submit' = 'button') =>
    Object.assign(create('button', part, 'words'), { type, textContent: word })
  const apply = wordButton('apply', words.apply, 'submit')
  const cancel = wordButton('cancel', words.cancel)
  const remove = wordButton('unlink', words.unlink)
  const buttons = create('div', 'panel-buttons')
  buttons.append(apply, cancel, remove)
  element.append(label, field, newTabLabel, said, list, buttons)

  /** The document that the field names. */
  let chosen: FoundTarget | undefined

  const say = (text: string, isWrong = false) => {
    said.textContent = text
    field.setAttribute('aria-invalid', String(isWrong))
  }
  const showFound = (found: readonly FoundTarget[]) =>
    list.replaceChildren(
      ...found.map((target) => {
        const item = create('li', 'found-item')
        const option = wordButton('found-target', target.title)
        const kind = create('span', 'found-kind')
        kind.textContent = target.kind
        option.append(kind)
        option.addEventListener('click', () => {
          chosen = target
          submit()
        })
        item.append(option)
        return item
      }),
    )
  const search = latestOnly({
    ask: (term) => find({ term }),
    show(term, found) {
      showFound(found ?? [])
      element.scrollIntoView({ block: 'nearest' })
      if (!found) say(words.notAsked, true)
      else say(found.length > 0 || addressOf(term) ? '' : words.nothing)
    },
  })
  function submit(): void {
    const url = chosen ? undefined : addressOf(field.value)
    if (!chosen && !url) {
      say(words.invalid, true)
      field.focus()
      return
    }
    const { key = '', title } = chosen ?? { title: url ?? '' }
    const [relationTo = '', id] = key.split(':')
    const fields: LinkFields = url
      ? { linkType: 'custom', newTab: newTab.checked, url }
      : { linkType: 'internal', newTab: newTab.checked, doc: { relationTo, value: Number(id) } }
    search.cancel()
    setLink(fields, title)
    closed()
  }
  const close = () => {
    search.cancel()
    closed()
  }
  field.addEventListener('input', () => {
    chosen = undefined
    say('')
    const term = field.value.trim()
    if (term.length >= SHORTEST && !/^(?:[/#]|https?:)/.test(term)) search.request(term, PAUSE)
    else {
      search.cancel()
      showFound([])
    }
  })
  element.addEventListener('keydown', (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const all = [field, ...list.querySelectorAll('button')]
    const now = all.indexOf(event.target as HTMLButtonElement)
    if (!step || now < 0) return
    event.preventDefault()
    all[Math.max(0, Math.min(all.length - 1, now + step))]?.focus()
  })
  element.addEventListener('submit', (event) => {
    event.preventDefault()
    submit()
  })
  cancel.addEventListener('click', close)
  remove.addEventListener('click', () => {
    removeLink()
    close()
  })

  return {
    element,
    close,
    /** `link`: what the link under the cursor is stored with. */
    open(link: Values | undefined) {
      const { linkType, url, newTab: inNewTab, doc } = (link?.fields ?? {}) as Partial<LinkFields>
      const key = linkType === 'internal' ? keyOf(doc) : undefined
      chosen = undefined
      newTab.checked = inNewTab === true
      remove.hidden = link === undefined
      field.value = key ? '' : (url ?? '')
      showFound([])
      say('')
      field.focus()
      if (!key) return
      void find({ key }).then((found) => {
        const [target] = found ?? []
        if (!target || field.value) return
        chosen = target
        field.value = target.title
        field.select()
      })
    },
  }
}
