'use client'
import {
  Button,
  toast,
  useAuth,
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useLocale,
} from '@payloadcms/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { hasRole, staffRoles } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { callApi } from '../../../web/admin/callApi'
import { revealField } from '../../../web/admin/revealField'
import { useDialog } from '../../../web/admin/useDialog'
/**
 * The check of a page, beside its controls: problems for readers, updated after each autosave, each with a link to its
 * block. Publishing stops once to show serious ones.
 */
import { useLanguage } from '../../../web/admin/useTexts'
import { notSavedTexts, pressPublish, takePublishClicks, until } from './publishPress'
import { showBlock } from './showBlock'
import '../../../web/admin/adminDialog.css'
import './pageCheck.css'

const texts = {
  nb: {
    check: 'Sjekk innholdet',
    fine: 'Ingenting å rette',
    some: '{count} å se på',
    title: 'Sjekk av innholdet',
    serious: 'Bør rettes',
    advice: 'Råd',
    nothing: 'Ingenting å rette. Overskrifter, lenker, bilder og farger er i orden.',
    show: 'Vis stedet',
    required: 'Må rettes før publisering',
    publish: 'Publiser likevel',
    close: 'Lukk',
    failed: 'Innholdet ble ikke sjekket. Prøv igjen.',
  },
  en: {
    check: 'Check the content',
    fine: 'Nothing to mend',
    some: '{count} to look at',
    title: 'Check of the content',
    serious: 'Should be mended',
    advice: 'Advice',
    nothing: 'Nothing to mend. Headings, links, pictures and colours are in order.',
    show: 'Show the place',
    required: 'Must be mended before publishing',
    publish: 'Publish anyway',
    close: 'Close',
    failed: 'The content was not checked. Try again.',
  },
}

interface Finding {
  text: string
  serious: boolean
  block?: number
  /** Path of the field in the form. */
  path?: string
  /** The page cannot be published as long as the field is so. */
  prevents?: boolean
}

/** Milliseconds that the check waits for an autosave; with invalid fields there is none. */
const AUTOSAVE_PATIENCE = 2000

/** The rich text editor hands its text to the form when the browser is idle, within half a second. */
const typedTextArrived = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => setTimeout(resolve), { timeout: 500 })
    else setTimeout(resolve, 50)
  })

/** For staff: a dealer who keeps its own page is not asked to mend the site. */
export function PageCheck() {
  const { user } = useAuth()
  return hasRole(user, ...staffRoles) ? <Check /> : null
}

function Check() {
  const { id, collectionSlug, lastUpdateTime } = useDocumentInfo()
  const modified = useFormModified()
  const background = useFormBackgroundProcessing()
  const { code } = useLocale()
  const language = useLanguage()
  const text = texts[language]
  const [findings, setFindings] = useState<readonly Finding[] | 'failed'>()
  const [shown, setShown] = useState<'asked' | 'publishing'>()
  const dialog = useDialog(shown !== undefined)
  const latest = useRef(0)
  /** Between a press on publish and its result, further ones are ignored. */
  const underWay = useRef(false)
  const unsaved = useRef(modified)
  unsaved.current = modified
  const saving = useRef(background)
  saving.current = background
  /** Ends what waits to be published when the document is left. */
  const left = useRef(new AbortController())

  const check = useCallback(async (): Promise<readonly Finding[] | undefined> => {
    const query = new URLSearchParams({ locale: code, language })
    const turn = ++latest.current
    const result = await callApi<{ findings: Finding[] }>('GET', `/preview/${collectionSlug}/${id}/check?${query}`)
    const found = 'data' in result ? result.data.findings : undefined
    // An earlier check may answer later.
    if (turn === latest.current) setFindings(found ?? 'failed')
    return found
  }, [id, collectionSlug, code, language])

  // Runs again after each save of the page.
  useEffect(() => {
    if (id) void check()
  }, [id, check, lastUpdateTime])

  const publish = useCallback(async () => {
    dialog.current?.close()
    const form = dialog.current?.closest('form')
    if (!form) return
    const isSaving = () => saving.current
    const pressed = await pressPublish(form, { isChecked: true, isSaving, signal: left.current.signal })
    if (pressed === 'late') toast.error(notSavedTexts[language])
  }, [language])

  // Another document is another wait.
  useEffect(() => {
    const own = new AbortController()
    left.current = own
    return () => own.abort()
  }, [id, collectionSlug])

  useEffect(() => {
    const form = dialog.current?.closest('form')
    if (!id || !form) return
    const checkAndPublish = async () => {
      // The check sees the latest text.
      await typedTextArrived()
      await until(() => !unsaved.current, AUTOSAVE_PATIENCE)
      const found = await check()
      // A failed check must not block publishing.
      if (found?.some(({ serious }) => serious)) setShown('publishing')
      else await publish()
    }
    return takePublishClicks(form, () => {
      if (underWay.current) return
      underWay.current = true
      void checkAndPublish().finally(() => {
        underWay.current = false
      })
    })
  }, [id, check, publish])

  if (!id) return null
  const list = findings === 'failed' ? [] : (findings ?? [])
  const isFine = findings !== undefined && findings !== 'failed' && list.length === 0
  const label = list.length > 0 ? fill(text.some, { count: list.length }) : isFine ? text.fine : text.check
  const groups = [
    { name: text.required, of: list.filter(({ prevents }) => prevents) },
    { name: text.serious, of: list.filter(({ serious, prevents }) => serious && !prevents) },
    { name: text.advice, of: list.filter(({ serious }) => !serious) },
  ]
  return (
    <>
      <Button
        buttonStyle={list.some(({ serious }) => serious) ? 'error' : 'secondary'}
        size="medium"
        margin={false}
        extraButtonProps={{ id: 'action-check' }}
        onClick={() => setShown('asked')}
      >
        {label}
      </Button>
      <dialog
        ref={dialog}
        className="admin-dialog page-check"
        aria-labelledby="page-check-title"
        onClose={() => setShown(undefined)}
      >
        <h2 id="page-check-title">{text.title}</h2>
        {findings === 'failed' && <p>{text.failed}</p>}
        {isFine && <p>{text.nothing}</p>}
        {groups.map(
          ({ name, of }) =>
            of.length > 0 && (
              <section key={name}>
                <h3>{name}</h3>
                <ul>
                  {of.map((finding) => (
                    <li key={`${finding.block} ${finding.path} ${finding.text}`}>
                      <span>{finding.text}</span>
                      {(finding.block !== undefined || finding.path !== undefined) && (
                        <button
                          type="button"
                          className="admin-text-button"
                          onClick={() => {
                            dialog.current?.close()
                            if (finding.path !== undefined) void revealField(finding.path)
                            else showBlock(finding.block ?? 0)
                          }}
                        >
                          {text.show}
                        </button>
                      )}
                    </li>
                  ))}
                </ul>
              </section>
            ),
        )}
        <div className="admin-dialog-buttons">
          {shown === 'publishing' && list.every(({ prevents }) => !prevents) && (
            <Button buttonStyle="primary" onClick={publish} margin={false}>
              {text.publish}
            </Button>
          )}
          <Button buttonStyle="secondary" onClick={() => dialog.current?.close()} margin={false}>
            {text.close}
          </Button>
        </div>
      </dialog>
    </>
  )
}
