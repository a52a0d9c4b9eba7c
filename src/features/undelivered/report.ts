/** Reports undelivered messages by e-mail: collected, and each message once. */
import type { BasePayload } from 'payload'
import { fill } from '../../lib/fill'
import { defaultLocale, type Localised } from '../../lib/locales'
import { startWorkLoop } from '../../platform/workLoop'
import { declaredIn } from '../../web/declared'
import type { Runtime } from '../../web/feature'
import { REPORT_PREFIX, type Undelivered, type UndeliveredCount } from '../../web/undelivered'
import { responsibleEmails } from '../orders'
import { type Email, enqueueEmail } from '../outbox'

/** Milliseconds between checks. */
const INTERVAL = 60_000
/** Milliseconds: one e-mail at most in each such part of the clock. What comes meanwhile is gathered for the next. */
const WINDOW = 60 * 60_000

const words = {
  subject: { nb: 'Meldinger som ikke kom fram: {count}', en: 'Messages that did not arrive: {count}' },
  text: {
    nb: 'Disse er mislyktes, eller det er uvisst om de kom fram. En uviss melding sendes aldri på nytt av seg selv. Se etter om mottakeren har fått den, og velg «Send på nytt» der det trengs.',
    en: 'These failed, or it is uncertain whether they arrived. An uncertain message is never sent again by itself. Find out whether its receiver has it, and choose “Send again” where it is needed.',
  },
  what: { nb: 'Hva', en: 'What' },
  failed: { nb: 'Mislyktes', en: 'Failed' },
  uncertain: { nb: 'Uvisse', en: 'Uncertain' },
  way: { nb: 'Åpne i admin: {name}', en: 'Open in the admin: {name}' },
} as const satisfies Record<string, Localised>

interface Part {
  of: Undelivered
  count: UndeliveredCount
}

const sumOf = ({ failed, uncertain }: UndeliveredCount) => failed + uncertain

/** Counts and links alone: what people wrote stays where retention and erasure find it. */
function report(to: string, key: string, parts: readonly Part[], siteUrl: string): Email {
  const t = (text: Localised, values = {}) => fill(text[defaultLocale], values)
  const subject = t(words.subject, { count: parts.reduce((sum, { count }) => sum + sumOf(count), 0) })
  return {
    key,
    to,
    subject,
    locale: defaultLocale,
    parts: [
      { kind: 'text', text: t(words.text) },
      {
        kind: 'table',
        head: [t(words.what), t(words.failed), t(words.uncertain)],
        rows: parts.map(({ of, count }) => [t(of.name), String(count.failed), String(count.uncertain)]),
      },
      ...parts.map(({ of }) => ({
        kind: parts.length === 1 ? ('button' as const) : ('link' as const),
        text: t(words.way, { name: t(of.name) }),
        href: siteUrl + of.href,
      })),
    ],
  }
}

/**
 * The e-mail is in the outbox before the messages count as reported: a stop in between reports them once more in the next
 * window, and never not at all.
 */
export async function reportUndelivered(
  { payload, siteUrl }: { payload: BasePayload; siteUrl: string },
  now: number,
): Promise<void> {
  const found = await Promise.all(
    declaredIn(payload).undelivered.map(async (of) => ({ of, ...(await of.unreported(payload, now)) })),
  )
  const parts = found.filter(({ count }) => sumOf(count) > 0)
  if (parts.length === 0) return
  const window = Math.floor(now / WINDOW)
  let isNew = false
  for (const [at, to] of (await responsibleEmails(payload)).entries()) {
    const email = report(to, `${REPORT_PREFIX}${window}:${at}`, parts, siteUrl)
    isNew = (await enqueueEmail(payload, email, now)) || isNew
  }
  // One has gone out in this window already: these wait for the next.
  if (isNew) await Promise.all(parts.map(({ settle }) => settle()))
}

export async function startReporting(runtime: Runtime): Promise<() => Promise<void>> {
  const { stop } = startWorkLoop({
    interval: INTERVAL,
    onError: (error) => runtime.log.error({ err: error }, 'undelivered messages could not be reported'),
    work: () => reportUndelivered(runtime, Date.now()),
  })
  return stop
}
