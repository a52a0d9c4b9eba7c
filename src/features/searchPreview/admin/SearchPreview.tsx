'use client'
/** How the page looks in search results and where it is shared, as it is typed. */
import { Button, useFormFields, useLocale } from '@payloadcms/ui'
import { useEffect, useMemo, useState } from 'react'
import { isCanonical } from '../../../cms/fields/canonical'
import { fill } from '../../../lib/fill'
import { defaultLocale, isLocale } from '../../../lib/locales'
import { useTexts } from '../../../web/admin/useTexts'
import { canonicalAddress, leadsElsewhere } from '../../../web/canonical'
import { documentTitle, shareTitle } from '../../../web/meta'
import { localisedPath } from '../../../web/site'
import type { SearchDefaults } from '../facts'
import {
  addressAsTrail,
  countCharacters,
  cutToWidth,
  DESCRIPTION_FONT,
  DESCRIPTION_LIMITS,
  type Judgement,
  judge,
  type Measure,
  TITLE_FONT,
  TITLE_LIMITS,
} from '../lengths'
import { texts } from './texts'
import { useSearchDefaults } from './useSearchDefaults'
import '../../../web/styles/visuallyHidden.css'
import './searchPreview.css'

export interface SearchPreviewProps {
  collection: string
  /** Names of the fields that the server makes the page's head of. */
  fields: string[]
  /** Whether the form has a description of its own for search engines. */
  hasDescription: boolean
}

export function SearchPreview({ collection, fields, hasDescription }: SearchPreviewProps) {
  const text = useTexts(texts)
  const { defaults, hasFailed, again } = useSearchDefaults(collection, fields)
  return (
    <section className="search-preview" aria-label={text.label}>
      {hasFailed && (
        <div className="search-preview-failed" role="alert">
          <p>{text.failed}</p>
          <Button buttonStyle="secondary" size="small" margin={false} onClick={again}>
            {text.again}
          </Button>
        </div>
      )}
      {defaults ? (
        <Shown defaults={defaults} hasDescription={hasDescription} />
      ) : (
        !hasFailed && <p className="search-preview-note">{text.reading}</p>
      )}
    </section>
  )
}

/** Measures as browsers draw; the same context serves all texts of one font. */
function useMeasure(font: string): Measure {
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d')
    if (context) context.font = font
    return (text) => context?.measureText(text).width ?? 0
  }, [font])
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

function Shown({ defaults, hasDescription }: { defaults: SearchDefaults; hasDescription: boolean }) {
  const text = useTexts(texts)
  const { code } = useLocale()
  const locale = isLocale(code) ? code : defaultLocale
  const searchTitle = textOf(useFormFields(([fields]) => fields.searchTitle?.value))
  const ownDescription = textOf(useFormFields(([fields]) => (hasDescription ? fields.description?.value : '')))
  const canonical = textOf(useFormFields(([fields]) => fields.canonical?.value))
  const isHidden = useFormFields(([fields]) => fields.noindex?.value) === true
  const measureTitle = useMeasure(TITLE_FONT)
  const measureDescription = useMeasure(DESCRIPTION_FONT)

  const { siteName, siteUrl, path, picture } = defaults
  const meta = { title: defaults.title, path, ...(searchTitle ? { searchTitle } : {}) }
  const title = meta.title || searchTitle ? documentTitle(meta, siteName) : ''
  const description = ownDescription || (defaults.description?.text ?? '')
  const source = ownDescription ? undefined : defaults.description?.source
  const titleJudgement = judge(title, measureTitle, TITLE_LIMITS)
  const descriptionJudgement = judge(description, measureDescription, DESCRIPTION_LIMITS)
  const address = siteUrl + localisedPath(path, locale)

  return (
    <>
      <figure>
        <figcaption>{text.inSearch}</figcaption>
        <div className="search-preview-result" lang={locale}>
          <span className="search-preview-site">{siteName}</span>
          <span className="search-preview-address">{addressAsTrail(address)}</span>
          <span className="search-preview-title">
            {title === '' ? text.untitled : cutToWidth(title, measureTitle, TITLE_LIMITS.most)}
          </span>
          {description === '' ? (
            <em className="search-preview-note">{text.noDescription}</em>
          ) : (
            <span className="search-preview-text">
              {cutToWidth(description, measureDescription, DESCRIPTION_LIMITS.most)}
            </span>
          )}
        </div>
      </figure>
      {isHidden && <p className="search-preview-warning">{text.hidden}</p>}
      {isCanonical(canonical) && leadsElsewhere(canonical, path, siteUrl) && (
        <p className="search-preview-warning">
          {fill(text.elsewhere, { address: canonicalAddress(canonical, { url: siteUrl, locale }) })}
        </p>
      )}
      <dl className="search-preview-lengths">
        <Length name={text.title} value={title} judgement={titleJudgement}>
          {!searchTitle && title !== '' && text.sources.title}
        </Length>
        <Length name={text.description} value={description} judgement={descriptionJudgement}>
          {source && text.sources[source === 'summary' && !hasDescription ? 'onlySummary' : source]}
        </Length>
      </dl>
      <Announced title={titleJudgement} description={descriptionJudgement} />
      <figure>
        <figcaption>{text.shared}</figcaption>
        <div className="search-preview-card" lang={locale}>
          {picture && <img src={picture.src} width={picture.width} height={picture.height} alt={picture.alt} />}
          <div>
            <span className="search-preview-site">{siteName}</span>
            <span className="search-preview-card-title">{shareTitle(meta) || text.untitled}</span>
            {description !== '' && <span className="search-preview-text">{description}</span>}
          </div>
        </div>
      </figure>
      {!picture && <p className="search-preview-note">{text.noPicture}</p>}
      {picture?.isShared && <p className="search-preview-note">{text.sharedPicture}</p>}
    </>
  )
}

function Length({
  name,
  value,
  judgement,
  children,
}: {
  name: string
  value: string
  judgement: Judgement
  children: React.ReactNode
}) {
  const text = useTexts(texts)
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className="search-preview-judgement" data-judgement={judgement}>
          {text.judgements[judgement]}
        </span>
        {judgement !== 'missing' && <> {fill(text.characters, { count: countCharacters(value) })}</>}
        {children && <span className="search-preview-note">{children}</span>}
      </dd>
    </div>
  )
}

/** Milliseconds without another change before a judgement is said. */
const QUIET = 1500

/** Says a judgement to screen readers when it has changed and typing has paused; nothing when the form opens. */
function Announced({ title, description }: { title: Judgement; description: Judgement }) {
  const text = useTexts(texts)
  const [known, setKnown] = useState({ title, description })
  const [status, setStatus] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const changed = [
        ...(title === known.title ? [] : [`${text.title}: ${text.judgements[title]}`]),
        ...(description === known.description ? [] : [`${text.description}: ${text.judgements[description]}`]),
      ]
      if (changed.length === 0) return
      setKnown({ title, description })
      setStatus(`${changed.join('. ')}.`)
    }, QUIET)
    return () => clearTimeout(timer)
  }, [title, description, known, text])
  return (
    <p className="visually-hidden" aria-live="polite">
      {status}
    </p>
  )
}
