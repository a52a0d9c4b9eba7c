'use client'
/** The list of pages: as a tree, until the user searches, filters or chooses the list. */
import { DefaultListView, useListDrawerContext, useListQuery } from '@payloadcms/ui'
import type { ListViewClientProps, Where } from 'payload'
import { useTexts } from '../../../web/admin/useTexts'
import { keptViewName, useKeptView, ViewSwitch } from '../../../web/admin/ViewSwitch'
import { PageTree } from './PageTree'
import { texts } from './texts'
import './pageTree.css'

const views = ['tree', 'list'] as const

export function PageList(props: ListViewClientProps) {
  const { isInDrawer } = useListDrawerContext()
  const { query } = useListQuery()
  const [view, choose] = useKeptView(keptViewName(props.collectionSlug), views)
  const text = useTexts(texts)
  if (isInDrawer || props.viewType === 'trash') return <DefaultListView {...props} />
  const isNarrowed = Boolean(query.search) || hasCondition(query.where)
  const isTree = view === 'tree' && !isNarrowed
  return (
    <div className={isTree ? 'shows-page-tree' : undefined}>
      <DefaultListView
        {...props}
        BeforeListTable={
          <div className="list-tools">
            {!isNarrowed && <ViewSwitch view={view} names={{ tree: text.tree, list: text.list }} choose={choose} />}
            {props.BeforeListTable}
          </div>
        }
        Table={isTree ? <PageTree /> : props.Table}
      />
    </div>
  )
}

/** Payload writes an empty filter as groups without conditions. */
function hasCondition(where: Where | undefined): boolean {
  return Object.entries(where ?? {}).some(([key, value]) =>
    key === 'and' || key === 'or' ? Array.isArray(value) && value.some(hasCondition) : true,
  )
}
