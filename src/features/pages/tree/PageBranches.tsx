'use client'
/** One level of the tree of pages, and those below it that are open. */
import { ChevronIcon, DragHandleIcon, Link, PlusIcon } from '@payloadcms/ui'
import { type DragEvent, useState } from 'react'
import { documentHref } from '../../../cms/adminAddresses'
import { PAGES } from '../../../cms/linkTargets'
import { fill } from '../../../lib/fill'
import { type Locale, localeNames, locales } from '../../../lib/locales'
import { osloText } from '../../../lib/osloTime'
import { useLanguage, useTexts } from '../../../web/admin/useTexts'
import { FRONT_PAGE } from '../../../web/pageTree'
import { allBranches, type PageBranch, titleIn } from './pageRows'
import { texts } from './texts'

export interface TreeActions {
  /** Of the content. */
  locale: Locale
  mayMove: boolean
  dragged: PageBranch | undefined
  isOpen(page: PageBranch, depth: number): boolean
  turn(id: number): void
  drag(page: PageBranch | undefined): void
  /** Asks before a page is moved; `to` undefined: where it may go is asked too. */
  ask(page: PageBranch, to: number | null | undefined): void
}

interface BranchesProps {
  branches: readonly PageBranch[]
  depth: number
  actions: TreeActions
}

export function PageBranches({ branches, depth, actions }: BranchesProps) {
  return (
    <ul>
      {branches.map((page) => (
        <li key={page.id}>
          <Row page={page} depth={depth} actions={actions} />
          {page.children.length > 0 && actions.isOpen(page, depth) && (
            <PageBranches branches={page.children} depth={depth + 1} actions={actions} />
          )}
        </li>
      ))}
    </ul>
  )
}

/** Whether the dragged page can be put below this one. */
const takes = (page: PageBranch, dragged: PageBranch | undefined): boolean =>
  dragged !== undefined &&
  page.slug !== FRONT_PAGE &&
  page.id !== dragged.parent &&
  !allBranches([dragged]).some(({ id }) => id === page.id)

function Row({ page, depth, actions }: { page: PageBranch } & Omit<BranchesProps, 'branches'>) {
  const text = useTexts(texts)
  const language = useLanguage()
  const [isOver, setOver] = useState(false)
  const { id, path, slug, state, scheduled, isHidden, updatedAt, who, children, below } = page
  const { locale, mayMove, dragged } = actions
  const title = titleIn(page, locale)
  const isOpen = actions.isOpen(page, depth)
  const isTarget = takes(page, dragged)
  const drop = isTarget
    ? {
        onDragOver: (event: DragEvent) => {
          event.preventDefault()
          setOver(true)
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault()
          setOver(false)
          if (dragged) actions.ask(dragged, id)
        },
      }
    : {}
  const drag = (event: DragEvent<HTMLElement>) => {
    event.dataTransfer.effectAllowed = 'move'
    event.dataTransfer.setData('text/plain', title)
    const row = event.currentTarget.closest('.page-row')
    if (row) event.dataTransfer.setDragImage(row, 12, 12)
    // A browser gives a drag up whose beginning changes the document.
    setTimeout(() => actions.drag(page))
  }
  return (
    <div className={`page-row${isTarget && isOver ? ' is-target' : ''}`} {...drop}>
      <div className="page-row-name" style={{ paddingInlineStart: `${depth * 1.5}rem` }}>
        {children.length > 0 ? (
          <button
            type="button"
            className="page-row-turn"
            aria-expanded={isOpen}
            aria-label={fill(isOpen ? text.close : text.open, { title })}
            onClick={() => actions.turn(id)}
          >
            <ChevronIcon direction={isOpen ? 'down' : 'right'} />
          </button>
        ) : (
          <span className="page-row-turn" />
        )}
        <span className="page-row-texts">
          <Link href={documentHref(PAGES, id)} prefetch={false}>
            {title}
          </Link>
          {children.length > 0 && !isOpen && (
            <span className="page-row-below"> {fill(text.below, { count: below })}</span>
          )}
          <span className="page-row-path">{path ?? `…/${slug}`}</span>
        </span>
      </div>
      <div className="page-row-state">
        <span className={`page-state is-${state}`}>{text.states[state]}</span>
        {scheduled && (
          <span className="page-row-more">
            {fill(text.scheduled[scheduled.type], {
              at: osloText(scheduled.at, language, { dateStyle: 'medium', timeStyle: 'short' }),
            })}
          </span>
        )}
        {isHidden && <span className="page-row-more">{text.hidden}</span>}
      </div>
      <ul className="page-row-languages">
        {locales.map((one) => (
          <li key={one} className={page.title[one] ? undefined : 'is-missing'}>
            <span aria-hidden="true">{one.toUpperCase()}</span>
            <span className="visually-hidden">
              {localeNames[one]}
              {!page.title[one] && `: ${text.missing}`}
            </span>
          </li>
        ))}
      </ul>
      <div className="page-row-when">
        <time dateTime={updatedAt}>{osloText(updatedAt, language, { dateStyle: 'medium', timeStyle: 'short' })}</time>
        {who && <span className="page-row-more">{who}</span>}
      </div>
      {mayMove && slug !== FRONT_PAGE && (
        <div className="page-row-actions">
          <Link
            href={`/admin/nytt-utkast/${PAGES}?parent=${id}`}
            prefetch={false}
            aria-label={fill(text.add, { title })}
            title={fill(text.add, { title })}
          >
            <PlusIcon />
          </Link>
          <button
            type="button"
            id={`move-${id}`}
            draggable
            aria-label={fill(text.move, { title })}
            title={fill(text.move, { title })}
            onDragStart={drag}
            onDragEnd={() => actions.drag(undefined)}
            onClick={() => actions.ask(page, undefined)}
          >
            <DragHandleIcon />
          </button>
        </div>
      )}
    </div>
  )
}
