import { momentText } from '../../lib/moment'
import type { BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { Heading } from '../../web/Heading'
import { Links } from '../../web/Links'
import type { Site } from '../../web/site'
import { units } from './remaining'

/**
 * Pages are cached: the browser computes the time left, and the server renders the moment. The message for a moment
 * that has passed stays true, so the server may render it.
 */
export function CountdownBlock({ block, site }: BlockProps<'countdown'>) {
  const until = Date.parse(block.until ?? '')
  if (Number.isNaN(until)) return null
  return (
    <div className="countdown-band">
      <div className="wide countdown">
        <div className="countdown-text">
          {block.heading && <Heading level={2}>{block.heading}</Heading>}
          {block.text && <p className="lead">{block.text}</p>}
          <Moment until={until} site={site} />
        </div>
        <Enhanced
          name="countdown"
          when="load"
          data-presses=""
          as="div"
          className={until <= Date.now() ? 'countdown-left is-over' : 'countdown-left'}
          data-until={new Date(until).toISOString()}
          data-pause={site.t('countdownPause')}
          data-play={site.t('countdownPlay')}
        >
          <p className="countdown-over">{block.over || site.t('countdownOver')}</p>
          <div className="countdown-clock">
            <div className="countdown-parts" role="timer">
              {units.map(({ unit }) => (
                <span key={unit} className={`countdown-part countdown-${unit}`}>
                  {/* The number and its unit, which script fills in. */}
                  <span />
                  <span />
                </span>
              ))}
            </div>
            <button type="button" className="countdown-pause" aria-label={site.t('countdownPause')}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path className="countdown-to-pause" d="M7 5h3.5v14H7zm6.5 0H17v14h-3.5z" />
                <path className="countdown-to-play" d="M7 4.5v15l12.5-7.5z" />
              </svg>
            </button>
          </div>
        </Enhanced>
        <Links links={block.links} site={site} />
      </div>
    </div>
  )
}

/** “Until 14 June 2047 at 12:00”, with the moment in machine-readable form. */
function Moment({ until, site }: { until: number; site: Site }) {
  const [before = '', after = ''] = site.t('countdownUntil').split('{moment}')
  return (
    <p className="countdown-until">
      {before}
      <time dateTime={new Date(until).toISOString()}>{momentText(until, site.locale)}</time>
      {after}
    </p>
  )
}
