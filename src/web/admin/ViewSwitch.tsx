'use client'
/** Ways to look at a list, of which the browser keeps the one that was chosen last. */
import { useCallback, useEffect, useState } from 'react'
import { readKept, writeKept } from './kept'
import { useTexts } from './useTexts'
import './viewSwitch.css'

const texts = { nb: { views: 'Visning' }, en: { views: 'View' } }

/** The chosen view: the first until another is chosen. `name`: under which the choice is kept. */
export function useKeptView<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
): [View, (view: View) => void] {
  const [view, setView] = useState<View>(views[0])
  useEffect(() => {
    const kept = views.find((one) => one === readKept(name))
    if (kept) setView(kept)
  }, [name, views])
  const keep = useCallback(
    (next: View) => {
      writeKept(name, next)
      setView(next)
    },
    [name],
  )
  return [view, keep]
}

interface ViewSwitchProps<View extends string> {
  view: View
  names: Readonly<Record<View, string>>
  choose(view: View): void
}

export function ViewSwitch<View extends string>({ view, names, choose }: ViewSwitchProps<View>) {
  const text = useTexts(texts)
  return (
    <fieldset className="view-switch" aria-label={text.views}>
      {(Object.keys(names) as View[]).map((one) => (
        <button key={one} type="button" aria-pressed={one === view} onClick={() => choose(one)}>
          {names[one]}
        </button>
      ))}
    </fieldset>
  )
}
