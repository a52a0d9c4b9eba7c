'use client'
/** The list of pictures: as a grid with large thumbnails, or as a table. Both select for the same bulk actions. */
import {
  DefaultListView,
  Link,
  useAuth,
  useListDrawerContext,
  useListQuery,
  useLocale,
  useSelection,
} from '@payloadcms/ui'
import type { ListViewClientProps } from 'payload'
import { useState } from 'react'
import { documentHref } from '../../cms/adminAddresses'
import { fill } from '../../lib/fill'
import { MissingAlt } from './MissingAlt'
import { useTexts } from './useTexts'
import { keptViewName, useKeptView, ViewSwitch } from './ViewSwitch'
import '../styles/visuallyHidden.css'
import './uploadList.css'

const texts = {
  nb: {
    grid: 'Rutenett',
    list: 'Liste',
    select: 'Velg {name}',
    pixels: '{width} × {height}',
  },
  en: {
    grid: 'Grid',
    list: 'List',
    select: 'Select {name}',
    pixels: '{width} × {height}',
  },
}

const views = ['grid', 'list'] as const

export function UploadList(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  const { query } = useListQuery()
  const [view, choose] = useKeptView(keptViewName(props.collectionSlug), views)
  const { grid, list } = useTexts(texts)
  // In a drawer a click on the row chooses it, which only Payload's table does.
  if (isInDrawer || props.viewType === 'trash') return <DefaultListView {...props} />
  return (
    <DefaultListView
      {...props}
      BeforeListTable={
        <div className="list-tools">
          <ViewSwitch view={view} names={{ grid, list }} choose={choose} />
          {props.BeforeListTable}
        </div>
      }
      Table={view === 'grid' && !query.groupBy ? <Grid collection={props.collectionSlug} /> : props.Table}
    />
  )
}

interface Upload {
  id: number
  filename?: string | null
  alt?: string | null
  thumbnailURL?: string | null
  url?: string | null
  width?: number | null
  height?: number | null
}

function Grid({ collection }: { collection: string }) {
  const { data } = useListQuery()
  const { selected, setSelection } = useSelection()
  const { permissions } = useAuth()
  const { code } = useLocale()
  const text = useTexts(texts)
  const [written, setWritten] = useState<Readonly<Record<string, string>>>({})
  const mayWrite = permissions?.collections?.[collection]?.update === true
  return (
    <ul className="upload-grid">
      {((data?.docs ?? []) as Upload[]).map(({ id, filename, alt, thumbnailURL, url, width, height }) => {
        const name = filename ?? `#${id}`
        const shown = alt || written[`${code} ${id}`]
        return (
          <li key={id} className={selected.get(id) ? 'is-selected' : undefined}>
            <Link href={documentHref(collection, id)} prefetch={false}>
              <img src={thumbnailURL || url || undefined} alt="" loading="lazy" />
              <span>{name}</span>
            </Link>
            {shown ? (
              <p>{shown}</p>
            ) : (
              <MissingAlt
                collection={collection}
                id={id}
                name={name}
                saved={mayWrite ? (alt) => setWritten((all) => ({ ...all, [`${code} ${id}`]: alt })) : undefined}
              />
            )}
            {width && height ? <p>{fill(text.pixels, { width, height })}</p> : null}
            <label>
              <input type="checkbox" checked={Boolean(selected.get(id))} onChange={() => setSelection(id)} />
              <span className="visually-hidden">{fill(text.select, { name })}</span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
