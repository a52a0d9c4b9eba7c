'use client'
/** Above the settings: tries the stored connection and says what happened. */
import { Button } from '@payloadcms/ui'
import { useState } from 'react'
import { callApi } from '../../../web/admin/callApi'
import { useTexts } from '../../../web/admin/useTexts'
import { texts } from './texts'
import '../../../web/admin/statusBox.css'

interface Outcome {
  state: 'untried' | 'trying' | 'working' | 'faulty'
  message: string
}

const looks = { untried: '', trying: '', working: 'is-working', faulty: 'is-faulty' }

export function ConnectionTest() {
  const text = useTexts(texts)
  const [{ state, message }, setOutcome] = useState<Outcome>({ state: 'untried', message: '' })

  async function test(): Promise<void> {
    setOutcome({ state: 'trying', message: text.testing })
    const result = await callApi<{ message: string }>('POST', '/api/globals/writingHelp/test', { failed: text.failed })
    setOutcome(
      'data' in result
        ? { state: 'working', message: result.data.message }
        : { state: 'faulty', message: result.error.message },
    )
  }

  return (
    <div className={`status-box ${looks[state]}`}>
      <div role="status">{message && <p>{message}</p>}</div>
      <Button buttonStyle="secondary" size="medium" margin={false} disabled={state === 'trying'} onClick={test}>
        {text.test}
      </Button>
    </div>
  )
}
