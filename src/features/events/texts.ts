/** Texts of events. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const eventTexts = {
  eventsTitle: { nb: 'Arrangementer', en: 'Events' },
  eventsIntro: { nb: 'Møt {site} på messer, kurs og åpne dager.', en: 'Meet {site} at fairs, courses and open days.' },
  eventsUpcoming: { nb: 'Kommende', en: 'Upcoming' },
  eventsPast: { nb: 'Tidligere', en: 'Past' },
  eventsChoice: { nb: 'Tidsrom', en: 'Period' },
  eventsNone: { nb: 'Ingen arrangementer er satt opp nå.', en: 'No events are planned now.' },
  eventsNonePast: { nb: 'Ingen tidligere arrangementer.', en: 'No past events.' },
  eventsSubscribe: { nb: 'Abonner på kalenderen', en: 'Subscribe to the calendar' },
  eventsAll: { nb: 'Se alle arrangementer', en: 'See all events' },
  eventWhen: { nb: 'Når', en: 'When' },
  eventWhere: { nb: 'Hvor', en: 'Where' },
  eventOnline: { nb: 'Direkte på nettet', en: 'Live online' },
  eventSignUp: { nb: 'Meld deg på', en: 'Sign up' },
  eventCalendar: { nb: 'Legg i kalenderen', en: 'Add to calendar' },
  eventOver: { nb: 'Arrangementet er over.', en: 'The event is over.' },
  eventSoldOut: { nb: 'Fullt', en: 'Sold out' },
  eventPostponed: { nb: 'Utsatt', en: 'Postponed' },
  eventCancelled: { nb: 'Avlyst', en: 'Cancelled' },
  searchEvents: { nb: 'Arrangementer', en: 'Events' },
  searchKindEvent: { nb: 'Arrangement', en: 'Event' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Arrangementer', en: 'Events' }, texts: eventTexts }]

declare module '../../web/texts' {
  interface TextTables {
    eventTexts: typeof eventTexts
  }
}
