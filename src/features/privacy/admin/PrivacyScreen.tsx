'use client'
/** What is stored about people, how long, when it was last tidied, and what is stored about one of them. */
import { useStepNav } from '@payloadcms/ui'
import { useCallback, useEffect, useState } from 'react'
import { fill } from '../../../lib/fill'
import { CALLS } from './calls'
import type { Overview } from './facts'
import { Inventory } from './Inventory'
import { PersonSearch } from './PersonSearch'
import { useTexts } from './texts'
import './privacy.css'

export function PrivacyScreen() {
  const { text, number, moment } = useTexts()
  const { setStepNav } = useStepNav()
  const [overview, setOverview] = useState<Overview>()
  const [failed, setFailed] = useState(false)

  useEffect(() => setStepNav([{ label: text.title }]), [setStepNav, text.title])

  const load = useCallback(() => {
    fetch(`${CALLS}/overview`)
      .then((answer) => (answer.ok ? (answer.json() as Promise<Overview>) : Promise.reject(new Error())))
      .then(setOverview)
      .catch(() => setFailed(true))
  }, [])
  useEffect(load, [load])

  const run = overview?.run
  const removed = run?.removed.map(({ name, count }) => `${name} ${number(count)}`).join(', ')
  return (
    <main className="privacy">
      <header>
        <h1>{text.title}</h1>
        <p className="privacy-lead">{text.lead}</p>
        {overview && (
          <p className="privacy-run">
            {run ? fill(text.ran, { at: moment(run.at), next: moment(run.next) }) : text.notRun}{' '}
            {run && (removed ? fill(text.removed, { list: removed }) : text.removedNothing)}
          </p>
        )}
        <p>
          <a href="/admin/collections/accessLog">{text.log}</a>
        </p>
      </header>
      <PersonSearch onErased={load} />
      <section aria-labelledby="privacy-inventory">
        <h2 id="privacy-inventory">{text.inventoryTitle}</h2>
        {overview ? <Inventory kinds={overview.kinds} /> : <p>{failed ? text.failed : text.loading}</p>}
      </section>
    </main>
  )
}
