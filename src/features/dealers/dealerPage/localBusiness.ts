/** Structured data of a dealer (schema.org `HomeGoodsStore`, a `LocalBusiness`). */
import type { Dealer } from '../../../cms/types'
import { pictureSources } from '../../../web/media'
import type { Site } from '../../../web/site'
import { daysAfter, holidaysOf } from '../hours/holidays'
import type { Span } from '../hours/notation'
import { dayOf, type OpeningHours } from '../hours/opening'

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** Days ahead for which holidays and exceptions are listed. */
const YEAR = 365

/** `09:00`; the end of a day is its last minute, as there is no 24:00. */
function time(minutes: number): string {
  const at = Math.min(minutes, 24 * 60 - 1)
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}

const specification = (span: Span | undefined, more: object) => ({
  '@type': 'OpeningHoursSpecification',
  // Equal opening and closing times mean closed.
  opens: span ? time(span.opens) : '00:00',
  closes: span ? time(span.closes) : '00:00',
  ...more,
})

/** The week, and each day of the coming year that differs from it. */
export function openingHoursData(hours: OpeningHours, today: string): object[] {
  const week = hours.week.flatMap((spans, day) => spans.map((span) => specification(span, { dayOfWeek: days[day] })))
  const last = daysAfter(today, YEAR)
  const unusual = new Set<string>()
  for (const year of [Number(today.slice(0, 4)), Number(last.slice(0, 4))])
    for (const date of holidaysOf(year).keys()) unusual.add(date)
  for (const { from, to } of hours.exceptions)
    for (let date = from > today ? from : today; date <= to && date <= last; date = daysAfter(date, 1))
      unusual.add(date)
  const others = [...unusual]
    .filter((date) => date >= today && date <= last && dayOf(hours, date).unusual)
    .sort()
    .flatMap((date) => {
      const { spans } = dayOf(hours, date)
      const valid = { validFrom: date, validThrough: date }
      return spans.length > 0 ? spans.map((span) => specification(span, valid)) : [specification(undefined, valid)]
    })
  return [...week, ...others]
}

export function localBusiness(
  dealer: Dealer,
  { hours, path, today, site }: { hours: OpeningHours | undefined; path: string; today: string; site: Site },
): object {
  const { name, street, postcode, place, phone, email, web, latitude, longitude, picture } = dealer
  const address = site.url + site.href(path)
  const largest = typeof picture === 'object' && picture ? pictureSources(picture).at(-1) : undefined
  return {
    '@context': 'https://schema.org',
    '@type': 'HomeGoodsStore',
    '@id': address,
    name,
    url: address,
    telephone: phone || undefined,
    email: email || undefined,
    sameAs: web || undefined,
    image: largest && site.url + largest.src,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode,
      addressLocality: place,
      addressCountry: 'NO',
    },
    geo:
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { '@type': 'GeoCoordinates', latitude, longitude }
        : undefined,
    openingHoursSpecification: hours ? openingHoursData(hours, today) : undefined,
  }
}
