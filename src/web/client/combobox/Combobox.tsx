/**
 * A text field with suggestions while the visitor types: the ARIA Authoring Practices' combobox with a list and manual
 * selection. The server renders the plain field; if fetching fails there is no list, and the form works without it.
 */
import {
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react'
import { adoptStyles } from '../adoptStyles'
import { latestOnly } from './latest'
import { asksFirst, type List, nextList, type StatusTexts, statusOf } from './list'
import styles from './suggestions.css?inline'

/** Milliseconds without a keystroke before suggestions are fetched. */
const PAUSE = 150

/** The list's name, and the status messages when it changes. */
export interface ComboboxTexts extends StatusTexts {
  label: string
}

/** Rendered as a link, so that it opens in a new tab and shows its target as any link does. */
export interface ComboboxOption {
  /** Undefined for an option that only does something in this page (`onChoose`). */
  href?: string
  content: ReactNode
  className?: string
  /** `data-action`, for the module around the field. */
  action?: string
  /** Called before the link is followed. */
  onChoose?: (input: HTMLInputElement) => void
}

export interface ComboboxProps<Suggestion> {
  /** The field as the server renders it; the list's id is derived from its id. */
  input: ComponentPropsWithoutRef<'input'> & { id: string }
  texts: ComboboxTexts
  /** Characters before suggestions are fetched. */
  least: number
  /** Whether an empty field that has the focus asks too, with an empty term. */
  asksWhenEmpty?: boolean
  /** Called with the text when the form is sent. */
  onSubmit?: (term: string) => void
  ask: (term: string, signal: AbortSignal) => Promise<readonly Suggestion[]>
  /** Options in the order of the list: the suggestions, and further options. */
  optionsOf: (suggestions: readonly Suggestion[], term: string, input: HTMLInputElement) => readonly ComboboxOption[]
}

export function Combobox<Suggestion>({
  input,
  texts,
  least,
  asksWhenEmpty = false,
  onSubmit,
  ask,
  optionsOf,
}: ComboboxProps<Suggestion>) {
  const field = useRef<HTMLInputElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [isStarted, setStarted] = useState(false)
  const [list, dispatch] = useReducer(nextList<ComboboxOption>, { state: 'closed' } as List<ComboboxOption>)
  const [requestContext] = useState(() =>
    latestOnly({
      ask,
      show(term, suggestions) {
        const element = field.current
        if (!element) return
        const answer = suggestions && {
          term,
          options: optionsOf(suggestions, term, element),
          found: suggestions.length,
        }
        dispatch({ type: 'answered', answer })
      },
    }),
  )
  const { answer } = list
  const active = list.state === 'open' ? list.active : undefined
  const options = answer?.options ?? []
  const listId = `${input.id}-list`
  const optionId = (at: number) => `${listId}-${at}`

  const typed = () => field.current?.value.trim() ?? ''

  function close(): void {
    requestContext.cancel()
    dispatch({ type: 'closed' })
  }

  function update(pause: number): void {
    dispatch({ type: 'left' })
    const term = typed()
    if (term.length >= least || (term === '' && asksWhenEmpty)) requestContext.request(term, pause)
    else close()
  }

  function offer(): void {
    if (asksWhenEmpty && typed() === '' && list.state !== 'open') update(0)
  }

  function onSend(): void {
    close()
    onSubmit?.(typed())
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    // Keys that compose a character belong to the input method.
    if (event.nativeEvent.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (asksFirst(list, typed())) update(0)
      else dispatch({ type: 'moved', step: key === 'ArrowDown' ? 1 : -1 })
    } else if (key === 'Enter') {
      const chosen = box.current?.querySelector<HTMLElement>('[aria-selected=true]')
      if (!chosen) return
      event.preventDefault()
      chosen.click()
    } else if (key === 'Escape') {
      // Escape closes the list first; the surroundings, and the browser's clearing of the field, get the next one. What
      // opened without a typed character closes together with its surroundings.
      if (list.state === 'open' && field.current?.value) {
        event.preventDefault()
        event.stopPropagation()
      }
      close()
    } else if (['Home', 'End', 'ArrowLeft', 'ArrowRight'].includes(key)) dispatch({ type: 'left' })
  }

  // Once, after hydration.
  useEffect(() => {
    const element = field.current
    adoptStyles(styles)
    setStarted(true)
    element?.form?.addEventListener('submit', onSend)
    // Text typed before hydration.
    if (element === document.activeElement)
      if (element?.value !== element?.defaultValue) update(PAUSE)
      else offer()
    return () => {
      requestContext.cancel()
      element?.form?.removeEventListener('submit', onSend)
    }
  }, [])

  // Each new list starts scrolled to the top.
  useLayoutEffect(() => {
    if (box.current) box.current.scrollTop = 0
  }, [answer])

  useLayoutEffect(() => {
    box.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])

  return (
    <>
      <input
        {...input}
        {...(isStarted && {
          role: 'combobox',
          autoComplete: 'off',
          'aria-autocomplete': 'list',
          'aria-controls': listId,
          'aria-expanded': active !== undefined,
          'aria-activedescendant': options[active ?? -1] && optionId(active ?? 0),
        })}
        ref={field}
        onInput={() => update(PAUSE)}
        onKeyDown={onKeyDown}
        onClick={offer}
        onFocus={offer}
        onBlur={close}
      />
      {isStarted && (
        <>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys. */}
          <div
            className="suggestions"
            role="listbox"
            id={listId}
            aria-label={texts.label}
            hidden={active === undefined}
            ref={box}
            // The pointer would take the focus from the field, and the list would close before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={close}
          >
            {options.map(({ href, content, className, action, onChoose }, at) => (
              // Focus stays in the field, so options are not tab stops.
              <a
                key={optionId(at)}
                id={optionId(at)}
                href={href}
                className={className ? `suggestion ${className}` : 'suggestion'}
                role="option"
                aria-selected={at === active}
                tabIndex={-1}
                data-action={action}
                onClick={() => field.current && onChoose?.(field.current)}
              >
                {content}
              </a>
            ))}
          </div>
          <p className="visually-hidden" role="status">
            {statusOf(list, texts)}
          </p>
        </>
      )}
    </>
  )
}
