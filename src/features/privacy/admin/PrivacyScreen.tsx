'use client'
/**
 * The privacy screen: what is stored about people, for how long, when retention last ran, and what is stored about one
 * person.
 */
import { useStepNav } from '@payloadcms/ui'
import { useEffect } from 'react'
import { fill } from '../../../lib/fill'
import { useFetched } from '../../../web/admin/useFetched'
import { CALLS } from './calls'
import type { Overview } from './facts'
import { Inventory } from './Inventory'
import { PersonSearch } from './PersonSearch'
import { usePrivacyTexts } from './texts'
import '../../../web/styles/visuallyHidden.css'
import './privacy.css'

export function PrivacyScreen() {
  const { text, number, moment } = usePrivacyTexts()
  const { setStepNav } = useStepNav()
  const { answer: overview, state, again: load } = useFetched<Overview>(`${CALLS}/overview`)

  useEffect(() => setStepNav([{ label: text.title }]), [setStepNav, text.title])

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
        {overview ? <Inventory kinds={overview.kinds} /> : <p>{state === 'failed' ? text.failed : text.loading}</p>}
      </section>
    </main>
  )
}
