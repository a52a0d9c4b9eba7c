'use client'
/**
 * The program's texts in groups, with a search, a mark on those that differ from the built-in texts, and a page of the
 * site on which they are chosen by a click. The fields themselves are hidden fields of the form; only visible ones are
 * rendered.
 */
import { useField, useForm, useFormFields, useLocale } from '@payloadcms/ui'
import { type ReactNode, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { fill } from '../../../lib/fill'
import { isLocale, type Locale } from '../../../lib/locales'
import { type TextGroup, type TextKey, type Texts, textsIn } from '../../texts'
import { useLanguage } from '../useTexts'
import { PageTools } from './PageTools'
import { useTextsOnPage } from './useTextsOnPage'
import './textsEditor.css'

const labels = {
  nb: {
    search: 'Søk i tekstene',
    changed: 'Bare endrede ({count})',
    count: '{count} tekster',
    countOne: '1 tekst',
    changedCount: '{count} endret',
    hits: '{count} treff',
    none: 'Ingen tekster passer. Prøv et annet ord.',
    noneChanged: 'Ingen tekster er endret på dette språket.',
    isChanged: 'Endret',
    restore: 'Tilbake til den innebygde teksten',
    builtIn: 'Innebygd: {text}',
    errors: '{count} må rettes før det kan lagres.',
    more: 'Vis flere',
  },
  en: {
    search: 'Search the texts',
    changed: 'Changed only ({count})',
    count: '{count} texts',
    countOne: '1 text',
    changedCount: '{count} changed',
    hits: '{count} hits',
    none: 'No text fits. Try another word.',
    noneChanged: 'No text has been changed in this language.',
    isChanged: 'Changed',
    restore: 'Back to the built-in text',
    builtIn: 'Built in: {text}',
    errors: '{count} to mend before it can be saved.',
    more: 'Show more',
  },
} as const
type Labels = (typeof labels)['nb' | 'en']

/** Texts rendered at first: a form field for each of many hundreds would make typing slow. */
const SHOWN = 60
/** Approximate characters per line of a text area. */
const LINE = 70

const keysOf = (texts: TextGroup['texts']) => Object.keys(texts) as TextKey[]
const withCount = (label: string, count: number) => fill(label, { count })
const isChanged = (value: unknown, builtIn: string) =>
  typeof value === 'string' && value.trim() !== '' && value !== builtIn

interface Drawn {
  /** The built-in texts. */
  texts: Texts
  locale: Locale
  text: Labels
}

function OwnText({ name, texts, locale, text }: Drawn & { name: TextKey }) {
  const { value, setValue, showError, errorMessage, disabled } = useField<string>({ path: name })
  const id = `own-text-${name}`
  const builtIn = texts[name][locale]
  const changed = isChanged(value, builtIn)
  const described = [showError && `${id}-fault`, changed && `${id}-built-in`].filter(Boolean).join(' ')
  return (
    <div className={`own-text${changed ? ' is-changed' : ''}${showError ? ' error' : ''}`}>
      <label htmlFor={id}>{builtIn}</label>
      <textarea
        id={id}
        className="admin-control"
        data-field={name}
        lang={locale}
        value={value ?? ''}
        placeholder={builtIn}
        rows={Math.ceil(Math.max(builtIn.length, value?.length ?? 0) / LINE) || 1}
        disabled={disabled}
        aria-invalid={showError || undefined}
        aria-describedby={described || undefined}
        onChange={(event) => setValue(event.target.value)}
      />
      {showError && (
        <p id={`${id}-fault`} className="admin-error">
          {errorMessage}
        </p>
      )}
      {changed && (
        <p className="own-text-change">
          <strong>{text.isChanged}</strong>
          <span id={`${id}-built-in`} lang={locale}>
            {fill(text.builtIn, { text: builtIn })}
          </span>
          <button type="button" className="admin-text-button" disabled={disabled} onClick={() => setValue('')}>
            {text.restore}
          </button>
        </p>
      )}
    </div>
  )
}

function Rows({ keys, all, ...drawing }: Drawn & { keys: readonly TextKey[]; all: boolean }) {
  const [shown, setShown] = useState(SHOWN)
  const drawn = all ? keys : keys.slice(0, shown)
  return (
    <>
      {drawn.map((key) => (
        <OwnText key={key} name={key} {...drawing} />
      ))}
      {keys.length > drawn.length && (
        <button type="button" className="admin-text-button" onClick={() => setShown(shown + SHOWN)}>
          {drawing.text.more}
        </button>
      )}
    </>
  )
}

interface GroupProps {
  title: string
  note: string
  /** Initial state, until the user opens or closes it. */
  isOpen: boolean
  /** It contains an error that must be corrected. */
  mustOpen: boolean
  children: ReactNode
}

function Group({ title, note, isOpen, mustOpen, children }: GroupProps) {
  const [chosen, setChosen] = useState<boolean>()
  const open = mustOpen || (chosen ?? isOpen)
  return (
    <details open={open} onToggle={(event) => setChosen(event.currentTarget.open)}>
      <summary>
        <h2>{title}</h2>
        <span>{note}</span>
      </summary>
      {open && children}
    </details>
  )
}

type FormField = { value?: unknown; valid?: boolean } | undefined

/** The keys as one string, so that the list renders again only when they differ. */
const useKeysWhere = (texts: Texts, is: (key: TextKey, field: FormField) => boolean): string =>
  useFormFields(([fields]) =>
    keysOf(texts)
      .filter((key) => is(key, fields[key]))
      .join(' '),
  )

export function TextsEditor({ groups: all }: { groups: readonly TextGroup[] }) {
  const texts = useMemo(() => textsIn(all), [all])
  const { code } = useLocale()
  const language = useLanguage()
  const text = labels[language]
  const locale: Locale = isLocale(code) ? code : 'nb'
  const [term, setTerm] = useState('')
  const [changedOnly, setChangedOnly] = useState(false)
  const query = useDeferredValue(term).trim().toLowerCase()
  const searchId = useId()
  const changed = useKeysWhere(texts, (key, field) => isChanged(field?.value, texts[key][locale]))
  const faulty = useKeysWhere(texts, (_, field) => field?.valid === false)
  const own = useFormFields(([fields]) =>
    query ? JSON.stringify(Object.fromEntries(changed.split(' ').map((key) => [key, fields[key]?.value]))) : '{}',
  )
  const changedKeys = useMemo(() => new Set(changed.split(' ').filter(Boolean)), [changed])
  const faultyKeys = useMemo(() => new Set(faulty.split(' ').filter(Boolean)), [faulty])
  const { getField } = useForm()
  const shownText = (key: TextKey, value: unknown) => (isChanged(value, '') ? String(value) : texts[key][locale])
  const onPage = useTextsOnPage(() => keysOf(texts).map((key) => [key, shownText(key, getField(key)?.value)] as const))
  const { picked } = onPage
  const only = picked?.texts.length === 1 ? picked.texts[0] : undefined
  const typed = useFormFields(([fields]) => only && shownText(only.key, fields[only.key]?.value))
  const editor = useRef<HTMLDivElement>(null)
  const pickedKeys = useMemo(() => picked && new Set(picked.texts.map(({ key }) => key)), [picked])

  useEffect(() => {
    if (only) editor.current?.querySelector<HTMLElement>(`[data-field="${only.key}"]`)?.focus()
  }, [only])
  useEffect(() => {
    if (only && typed !== undefined) picked?.words?.write(fill(typed, only.values))
  }, [only, typed, picked])

  const groups = useMemo(() => {
    const values = JSON.parse(own) as Record<string, string | undefined>
    const fits = (key: TextKey, group: TextGroup) =>
      pickedKeys?.size
        ? pickedKeys.has(key)
        : (!changedOnly || changedKeys.has(key) || faultyKeys.has(key)) &&
          (!query ||
            [texts[key].nb, texts[key].en, values[key] ?? '', group.name[language]].some((part) =>
              part.toLowerCase().includes(query),
            ))
    return all
      .map((group) => ({ group, keys: keysOf(group.texts).filter((key) => fits(key, group)) }))
      .filter(({ keys }) => keys.length > 0)
  }, [all, texts, query, changedOnly, changedKeys, faultyKeys, own, language, pickedKeys])

  const hits = groups.reduce((sum, { keys }) => sum + keys.length, 0)
  const isNarrowed = query !== '' || changedOnly || Boolean(pickedKeys?.size)
  return (
    <div className="texts-editor" ref={editor}>
      <div className="texts-editor-tools">
        <label htmlFor={searchId}>{text.search}</label>
        <input
          id={searchId}
          className="admin-control"
          type="search"
          value={term}
          onChange={(event) => {
            onPage.clear()
            setTerm(event.target.value)
          }}
        />
        <label className="texts-editor-changed">
          <input type="checkbox" checked={changedOnly} onChange={(event) => setChangedOnly(event.target.checked)} />
          {withCount(text.changed, changedKeys.size)}
        </label>
        <p role="status">{query && !picked ? withCount(text.hits, hits) : ''}</p>
        <PageTools onPage={onPage} />
      </div>
      {faultyKeys.size > 0 && <p className="texts-editor-faults">{withCount(text.errors, faultyKeys.size)}</p>}
      {hits === 0 && <p>{changedOnly && !query ? text.noneChanged : text.none}</p>}
      {groups.map(({ group, keys }) => {
        const count = keys.filter((key) => changedKeys.has(key)).length
        const notes = [
          keys.length === 1 ? text.countOne : withCount(text.count, keys.length),
          ...(count ? [withCount(text.changedCount, count)] : []),
        ]
        return (
          <Group
            key={`${group.name.nb} ${isNarrowed} ${[...(pickedKeys ?? [])]}`}
            title={group.name[language]}
            note={notes.join(', ')}
            isOpen={isNarrowed}
            mustOpen={keys.some((key) => faultyKeys.has(key))}
          >
            <Rows keys={keys} all={keys.some((key) => faultyKeys.has(key))} texts={texts} locale={locale} text={text} />
          </Group>
        )
      })}
    </div>
  )
}
