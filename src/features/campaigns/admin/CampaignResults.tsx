'use client'
/** Messages of a campaign by state, and its results. */
import { fill } from '../../../lib/fill'
import { messageStates, type Progress } from '../facts'
import { useCampaignTexts } from './texts'

export function CampaignResults({ progress }: { progress: Progress }) {
  const { text, number } = useCampaignTexts()
  const { messages, clicks, leavers, queued } = progress
  const total = messageStates.reduce((sum, state) => sum + messages[state], 0)
  const done = total - messages.waiting - messages.sending - messages.cancelled
  const summary = fill(text.progress, { done: number(done), total: number(total) })
  return (
    <>
      <p role="status">{queued || progress.state === 'cancelled' ? summary : `${text.queueing} ${summary}`}</p>
      <progress max={Math.max(1, total)} value={total - messages.waiting - messages.sending} aria-label={summary} />
      <dl className="campaign-figures">
        {messageStates.map((state) => (
          <div key={state}>
            <dt>{text.states[state]}</dt>
            <dd>{number(messages[state])}</dd>
          </div>
        ))}
      </dl>
      {messages.uncertain > 0 && <p className="campaign-warning">{text.uncertain}</p>}
      {clicks.length > 0 && (
        <table className="campaign-clicks">
          <caption>{text.clicks}</caption>
          <tbody>
            {clicks.map(({ url, clicks }) => (
              <tr key={url}>
                <th scope="row">{url}</th>
                <td>{number(clicks)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p>{fill(text.leavers, { count: number(leavers) })}</p>
    </>
  )
}
