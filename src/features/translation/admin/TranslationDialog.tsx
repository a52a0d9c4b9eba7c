'use client'
/** The texts of the source beside the fields of the language that is edited. What is written is the form's own. */
import { Button, useDocumentInfo, useField } from '@payloadcms/ui'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { labelOfPath } from '../../../cms/fieldLabels'
import { fill } from '../../../lib/fill'
import { tagOf } from '../../../lib/locales'
import '../../../web/admin/adminDialog.css'
import '../../../web/styles/visuallyHidden.css'
import { revealField } from '../../../web/admin/revealField'
import { useDeclaredFields } from '../../../web/admin/useDeclaredFields'
import { useDialog } from '../../../web/admin/useDialog'
import { useFetched } from '../../../web/admin/useFetched'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import type { Translation } from '../compare'
import type { TranslationAnswer } from '../endpoint'
import { texts } from './texts'
import './translation.css'

interface TranslationDialogProps {
  /** `pages:12`. */
  document: string
  /** The language that is edited. */
  to: string
  close(): void
}

export function TranslationDialog({ document, to, close }: TranslationDialogProps) {
  const text = useTexts(texts)
  const nameOf = useLanguageNames()
  const dialog = useDialog()
  const id = useId()
  const { answer, state, again } = useFetched<TranslationAnswer>(
    `/api/translation?${new URLSearchParams({ document, to })}`,
  )

  return createPortal(
    <dialog ref={dialog} className="admin-dialog translation" aria-labelledby={id} onClose={close}>
      <header>
        <h2 id={id}>{answer ? fill(text.title, { from: nameOf(answer.from), to: nameOf(answer.to) }) : text.open}</h2>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={() => dialog.current?.close()}>
          {text.close}
        </Button>
      </header>
      {!answer && state === 'loading' && <p role="status">{text.loading}</p>}
      {!answer && state === 'failed' && (
        <div role="alert">
          <p>{text.failed}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={again}>
            {text.again}
          </Button>
        </div>
      )}
      {answer && <Texts answer={answer} leave={() => dialog.current?.close()} />}
    </dialog>,
    window.document.body,
  )
}

/** Names of languages in that of the admin: `engelsk`. */
function useLanguageNames(): (locale: string) => string {
  const language = useLanguage()
  return (locale) => new Intl.DisplayNames(tagOf(language), { type: 'language' }).of(locale) ?? locale
}

function Texts({ answer, leave }: { answer: TranslationAnswer; leave(): void }) {
  const { translations, withoutPlace, from, to } = answer
  const text = useTexts(texts)
  const nameOf = useLanguageNames()
  const open = translations.filter(({ state }) => state !== 'translated')
  const [onlyOpen, setOnlyOpen] = useState(open.length > 0)
  const shown = onlyOpen ? open : translations
  return (
    <>
      <p>
        {translations.length === 0 && withoutPlace === 0 && text.nothing}
        {translations.length > 0 &&
          (open.length > 0 ? fill(text.summary, { open: open.length, all: translations.length }) : text.complete)}
      </p>
      {withoutPlace > 0 && (
        <p>
          {fill(withoutPlace === 1 ? text.withoutPlaceOne : text.withoutPlace, {
            count: withoutPlace,
            to: nameOf(to),
          })}{' '}
          {text.copyHint}
        </p>
      )}
      {open.length > 0 && open.length < translations.length && (
        <label className="translation-filter">
          <input type="checkbox" checked={onlyOpen} onChange={() => setOnlyOpen(!onlyOpen)} /> {text.onlyOpen}
        </label>
      )}
      <ol>
        {shown.map((translation) => (
          <li key={translation.path}>
            <Pair translation={translation} from={from} to={to} leave={leave} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface PairProps extends Pick<TranslationAnswer, 'from' | 'to'> {
  translation: Translation
  leave(): void
}

function Pair({ translation, from, to, leave }: PairProps) {
  const { path, kind, source, target, state, was } = translation
  const text = useTexts(texts)
  const id = useId()
  const language = useLanguage()
  const { fields, blocks, blockTypeAt } = useDeclaredFields()
  const label = (labelOfPath(fields, path, language, blockTypeAt, blocks) ?? path).replaceAll(' > ', ' › ')
  return (
    <article aria-labelledby={id}>
      <h3 id={id}>
        {label} <span className={`translation-state is-${state}`}>{text.states[state]}</span>
      </h3>
      <div className="translation-pair">
        <div>
          <p className="visually-hidden">{text.source}</p>
          <p lang={from}>{source}</p>
          {was !== undefined && (
            <details>
              <summary>{text.was}</summary>
              <p lang={from}>{was}</p>
            </details>
          )}
        </div>
        {kind === 'richText' ? (
          <div>
            <p lang={to}>{target || text.empty}</p>
            <Button
              buttonStyle="secondary"
              size="small"
              margin={false}
              aria-label={`${text.rich}: ${label}`}
              onClick={() => {
                leave()
                void revealField(path)
              }}
            >
              {text.rich}
            </Button>
          </div>
        ) : (
          <Target path={path} labelledBy={id} lang={to} kind={kind} length={Math.max(source.length, target.length)} />
        )}
      </div>
    </article>
  )
}

interface TargetProps {
  path: string
  labelledBy: string
  lang: string
  kind: Translation['kind']
  /** Characters that shall have room. */
  length: number
}

/** Characters of a line, and most lines. */
const LINE = 45
const MAX_ROWS = 12

/** The form's own field: what is typed is undone, saved and refused as if it were typed there. */
function Target({ path, labelledBy, lang, kind, length }: TargetProps) {
  const { value, setValue, showError, errorMessage } = useField<string>({ path })
  const { hasSavePermission } = useDocumentInfo()
  const id = useId()
  return (
    <div>
      <textarea
        className="admin-control"
        aria-labelledby={labelledBy}
        aria-describedby={id}
        aria-invalid={showError}
        lang={lang}
        rows={Math.min(Math.max(Math.ceil(length / LINE), 1), MAX_ROWS)}
        readOnly={hasSavePermission === false}
        value={value ?? ''}
        // A field of one line has room for a long one here.
        onChange={({ target }) => setValue(kind === 'text' ? target.value.replaceAll('\n', ' ') : target.value)}
      />
      <p id={id} className="admin-error">
        {showError && errorMessage}
      </p>
    </div>
  )
}
