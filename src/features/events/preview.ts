/** Address of an event's draft beside its form in the admin. */
import { defaultLocale, isLocale } from '../../lib/locales'

const EVENT_PREVIEW = '/preview/events'

export const eventPreviewRoute = `${EVENT_PREVIEW}/:id`

export const previewPath = (id: unknown, locale: string | undefined): string =>
  `${EVENT_PREVIEW}/${String(id ?? '')}?locale=${isLocale(locale) ? locale : defaultLocale}`
