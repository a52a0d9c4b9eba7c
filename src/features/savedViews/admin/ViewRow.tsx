'use client'
/** The row of saved views above a list: opens one with a click, marks the one that the list shows, saves and edits. */
import { useListDrawerContext, useListQuery } from '@payloadcms/ui'
import { usePathname } from 'next/navigation.js'
import { useEffect, useRef, useState } from 'react'
import { listHref } from '../../../cms/adminAddresses'
import { fill } from '../../../lib/fill'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { keptViewName, useChosenView } from '../../../web/admin/ViewSwitch'
import type { ListState, SavedView } from '../facts'
import { isNarrowed, showsState } from '../state'
import { EditViews } from './EditViews'
import { SaveView } from './SaveView'
import { texts } from './texts'
import { useShowState } from './useShowState'
import './savedViews.css'

interface ViewRowProps {
  collection: string
  /** As read with the list. */
  stored: SavedView[]
  mayShare: boolean
  holdsPeople: boolean
}

export function ViewRow({ collection, stored, mayShare, holdsPeople }: ViewRowProps) {
  const path = usePathname()
  const { isInDrawer } = useListDrawerContext()
  const { query } = useListQuery()
  const show = useShowState(collection)
  const look = useChosenView(keptViewName(collection))
  const text = useTexts(texts)
  const language = useLanguage()
  const [views, setViews] = useState(stored)
  const [dialog, setDialog] = useState<'save' | 'edit'>()
  const [opened, setOpened] = useState<SavedView>()
  const [message, setMessage] = useState('')
  const row = useRef<HTMLElement>(null)
  const [isSaved, setSaved] = useState(false)
  useEffect(() => setViews(stored), [stored])
  useEffect(() => {
    // The button that opened the dialog makes place for the view.
    if (isSaved) row.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus()
    setSaved(false)
  }, [isSaved])
  // Drawers choose documents, the bin and folders are lists of their own.
  if (isInDrawer || path !== listHref(collection, [])) return null

  const list: ListState = { ...(query as ListState), look }
  const active = views.find(({ state }) => showsState(list, state))
  const missing = active && active.id === opened?.id ? active.missing : []

  function open(view: SavedView) {
    setMessage('')
    setOpened(view)
    show(view.state)
  }

  function close(changed?: { views: SavedView[]; message: string }) {
    setDialog(undefined)
    if (!changed) return
    setViews(changed.views)
    setMessage(changed.message)
    setSaved(true)
  }

  return (
    <section ref={row} className="saved-views" aria-label={text.label}>
      {views.length > 0 && (
        <ul>
          <li>
            <button type="button" aria-pressed={!active && !isNarrowed(list)} onClick={() => show({})}>
              {text.all}
            </button>
          </li>
          {views.map((view) => (
            <li key={view.id}>
              <button
                type="button"
                aria-pressed={view.id === active?.id}
                title={view.sharedBy === null ? undefined : fill(text.sharedBy, { name: view.sharedBy })}
                onClick={() => open(view)}
              >
                {view.name}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p className="saved-views-actions">
        {!active && (
          <button type="button" onClick={() => setDialog('save')}>
            {text.save}
          </button>
        )}
        {views.some(({ mayChange }) => mayChange) && (
          <button type="button" onClick={() => setDialog('edit')}>
            {text.manage}
          </button>
        )}
      </p>
      <p role="status">
        {active && missing.length > 0
          ? fill(text.missing, {
              fields: new Intl.ListFormat(language).format(missing.map((name) => fill(text.quoted, { name }))),
              name: active.name,
            })
          : message}
      </p>
      {dialog === 'save' && (
        <SaveView collection={collection} state={list} mayShare={mayShare} holdsPeople={holdsPeople} close={close} />
      )}
      {dialog === 'edit' && <EditViews views={views} mayShare={mayShare} changed={setViews} close={() => close()} />}
    </section>
  )
}
