'use client'
/** Ways to look at a list, of which the browser keeps the one that was chosen last. */
import { useCallback, useEffect, useState } from 'react'
import { readStored, writeStored } from './browserStorage'
import { useTexts } from './useTexts'
import './viewSwitch.css'

const texts = { nb: { views: 'Visning' }, en: { views: 'View' } }

/** Under which name the choice is kept for the list of a collection. */
export const keptViewName = (collection: string) => `merkevei-${collection}-view`

const CHOSEN = 'merkevei:view-chosen'

/** Chooses a view for all that show it. */
export function chooseView(name: string, view: string): void {
  writeStored(name, view)
  dispatchEvent(new CustomEvent(CHOSEN, { detail: name }))
}

/** What was chosen last; undefined before anything was, and until the browser's memory is read. */
export function useChosenView(name: string): string | undefined {
  const [view, setView] = useState<string>()
  useEffect(() => {
    const read = () => {
      const kept = readStored(name)
      setView(typeof kept === 'string' ? kept : undefined)
    }
    const follow = (event: Event) => {
      if ((event as CustomEvent).detail === name) read()
    }
    read()
    addEventListener(CHOSEN, follow)
    return () => removeEventListener(CHOSEN, follow)
  }, [name])
  return view
}

/** The chosen view: the first until another is chosen. `name`: under which the choice is kept. */
export function useKeptView<View extends string>(
  name: string,
  views: readonly [View, ...View[]],
): [View, (view: View) => void] {
  const chosen = useChosenView(name)
  const choose = useCallback((view: View) => chooseView(name, view), [name])
  return [views.find((one) => one === chosen) ?? views[0], choose]
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
