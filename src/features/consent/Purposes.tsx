/** A checkbox for each purpose, with the text that explains it. Only purposes with consent are ticked. */
import type { Purpose, Wording } from '../../web/consent'
import type { Site } from '../../web/site'

const unanswered: ReadonlySet<Purpose> = new Set()

export function Purposes({
  site,
  purposes,
  given = unanswered,
  answered = false,
  signal = false,
}: {
  site: Site
  purposes: Wording['purposes']
  given?: ReadonlySet<Purpose>
  /** Whether to show the current answer beside each. */
  answered?: boolean
  signal?: boolean
}) {
  return (
    <div className="consent-purposes">
      {purposes.map(({ purpose, name, text }) => {
        const off = signal && purpose === 'statistics'
        return (
          <label key={purpose} data-purpose={purpose}>
            <input
              type="checkbox"
              name={purpose}
              value="1"
              defaultChecked={!off && given.has(purpose)}
              disabled={off}
            />
            <span className="consent-purpose">
              <strong>{name}</strong>
              {answered && (
                <span className="consent-answer">{site.t(given.has(purpose) ? 'consentYes' : 'consentNo')}</span>
              )}
              <span>{text}</span>
              {off && <span className="consent-signal">{site.t('consentSignal')}</span>}
            </span>
          </label>
        )
      })}
    </div>
  )
}
