'use client'
/** The pages as nested lists: a click opens a page, a row is dragged to another, or moved by its button. */
import { Button, useAuth, useLocale } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import { editorRoles, hasRole } from '../../../cms/access/roles'
import { fill } from '../../../lib/fill'
import { defaultLocale, isLocale } from '../../../lib/locales'
import { useFetched } from '../../../web/admin/useFetched'
import { useTexts } from '../../../web/admin/useTexts'
import '../../../web/styles/visuallyHidden.css'
import type { PagesAnswer } from './endpoints'
import { type Move, MovePage } from './MovePage'
import { PageBranches, type TreeActions } from './PageBranches'
import { allBranches, branchesOf, type PageBranch, titleIn } from './pageRows'
import { texts } from './texts'
import { useTurned } from './useTurned'

/** Up to so many pages all branches are open at first; of more the uppermost alone. */
const OPEN_ALL = 100

export function PageTree() {
  const text = useTexts(texts)
  const { user } = useAuth()
  const { code } = useLocale()
  const locale = isLocale(code) ? code : defaultLocale
  const { answer, state, again } = useFetched<PagesAnswer>('/api/pages/tree')
  const [turned, turn] = useTurned()
  const [dragged, setDragged] = useState<PageBranch>()
  const [move, setMove] = useState<Move>()
  const [done, setDone] = useState('')
  const moved = useRef<number>(undefined)

  // The moved row's button stands elsewhere, once the pages have been read again.
  useEffect(() => {
    if (answer && moved.current !== undefined) document.getElementById(`move-${moved.current}`)?.focus()
    moved.current = undefined
  }, [answer])

  if (!answer && state === 'failed')
    return (
      <div className="page-tree-note" role="alert">
        <p>{text.failed}</p>
        <Button buttonStyle="secondary" size="small" margin={false} onClick={again}>
          {text.again}
        </Button>
      </div>
    )
  if (!answer) return <p className="page-tree-note">{text.loading}</p>
  if (answer.isCut) return <p className="page-tree-note">{text.tooMany}</p>

  const branches = branchesOf(answer.rows, locale)
  const opensAll = answer.rows.length <= OPEN_ALL
  const actions: TreeActions = {
    locale,
    mayMove: hasRole(user, ...editorRoles),
    dragged,
    isOpen: ({ id }, depth) => (opensAll || depth === 0) !== turned.has(id),
    turn,
    drag: setDragged,
    ask: (page, to) => setMove({ page, to }),
  }

  function close(parent?: number | null) {
    if (!move) return
    if (parent === undefined) document.getElementById(`move-${move.page.id}`)?.focus()
    else {
      const title = titleIn(move.page, locale)
      const above = allBranches(branches).find(({ id }) => id === parent)
      setDone(above ? fill(text.movedUnder, { title, parent: titleIn(above, locale) }) : fill(text.movedTop, { title }))
      moved.current = move.page.id
      again()
    }
    setMove(undefined)
  }

  return (
    <section className="page-tree" aria-label={text.label}>
      {dragged && dragged.parent !== null && (
        <p
          className="page-tree-top"
          onDragOver={(event) => event.preventDefault()}
          onDrop={() => actions.ask(dragged, null)}
        >
          {text.top}
        </p>
      )}
      <PageBranches branches={branches} depth={0} actions={actions} />
      <p role="status" className="page-tree-done">
        {done}
      </p>
      {move && <MovePage {...move} branches={branches} locale={locale} close={close} />}
    </section>
  )
}
