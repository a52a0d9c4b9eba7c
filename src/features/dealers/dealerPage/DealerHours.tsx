import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import { comingStates } from '../hours/comingStates'
import { daysAfter, holidaysOf } from '../hours/holidays'
import { dateName, spansText, weekdayName } from '../hours/hoursText'
import { type Day, dayOf, type OpeningHours, weekFrom } from '../hours/opening'
import { stateTexts } from '../hours/stateTexts'

/** Days after this week whose exceptions are listed. */
const AHEAD = 60

/** The coming seven days, and later days with exceptions. The present state is filled in by script. */
export function DealerHours({ hours, today, site }: { hours: OpeningHours; today: string; site: Site }) {
  const week = weekFrom(hours, today)
  const later = unusualDays(hours, daysAfter(today, week.length), AHEAD)
  return (
    <>
      <Enhanced
        as="div"
        name="dealerState"
        when="load"
        className="dealer-state dealer-state-now with-script"
        data-states={JSON.stringify(comingStates(hours, today, stateTexts(site), site.locale))}
      >
        <strong />
        <span />
      </Enhanced>
      <table className="dealer-hours">
        <caption className="visually-hidden">{site.t('dealerHours')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{site.t('dealerDay')}</th>
            <th scope="col">{site.t('dealerTime')}</th>
          </tr>
        </thead>
        <tbody>
          {week.map((day) => (
            <tr key={day.date} data-date={day.date}>
              <th scope="row">
                <span className="dealer-weekday">{weekdayName(day.date, site.locale)}</span>
                {day.reason && <span className="hint">{reasonOf(day, site)}</span>}
              </th>
              <td>{timesOf(day, site)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {later.length > 0 && (
        <>
          <h3 className="dealer-unusual-title">{site.t('dealerUnusual')}</h3>
          <ul className="dealer-unusual">
            {later.map((day) => (
              <li key={day.date}>
                <span>
                  <strong>{dateName(day.date, site.locale)}</strong>
                  {day.reason && <span className="hint"> {reasonOf(day, site)}</span>}
                </span>
                <span>{timesOf(day, site)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

const timesOf = ({ spans }: Day, site: Site) =>
  spans.length > 0 ? spansText(spans, site.locale) : site.t('dealerClosed')

const reasonOf = ({ reason }: Day, site: Site) => (typeof reason === 'object' ? reason[site.locale] : reason)

/** Exceptions, and holidays that change the hours. Other days ahead would make the list long. */
function unusualDays(hours: OpeningHours, from: string, days: number): Day[] {
  const last = daysAfter(from, days)
  return Array.from({ length: days }, (_, after) => daysAfter(from, after))
    .filter((date) => date < last)
    .map((date) => dayOf(hours, date))
    .filter(({ date, unusual, spans }) => unusual && (spans.length > 0 || isWorthSaying(hours, date)))
}

/** A holiday on a day that is closed anyway is omitted. */
function isWorthSaying(hours: OpeningHours, date: string): boolean {
  const usual = dayOf({ ...hours, exceptions: [], openOnHolidays: true }, date)
  return usual.spans.length > 0 || !holidaysOf(Number(date.slice(0, 4))).has(date)
}
