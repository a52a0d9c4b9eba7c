/**
 * `/samtykke`: the page of choices, rendered for each browser, and the endpoint of every answer. An answer is
 * acknowledged, and its cookie written, only after the evidence is stored.
 */

import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import { sharedLimit } from '../../cms/sharedLimit'
import { deviceOf } from '../../lib/device'
import { type Locale, locales } from '../../lib/locales'
import { networkOf } from '../../platform/network'
import {
  CONSENT_COOKIE,
  choiceIn,
  encodeChoice,
  givenConsents,
  type Purpose,
  purposes,
  refusesStatistics,
} from '../../web/consent'
import type { Routes, Runtime } from '../../web/feature'
import { PAGE, pathOf } from '../../web/forms/pageForm'
import { readValues } from '../../web/forms/readValues'
import { receiveSubmission } from '../../web/forms/receiveSubmission'
import { sentFromHere } from '../../web/forms/sentFromHere'
import { wantsJson } from '../../web/forms/wantsJson'
import { personalHeaders } from '../../web/policy'
import type { RequestFacts } from '../../web/requestFacts'
import { localisedPath } from '../../web/site'
import type { TextKey } from '../../web/texts'
import { CONSENT_PATH } from './addresses'
import { daysOf, givenBy, isAnswer } from './answer'
import { ChoicesPage } from './ChoicesPage'
import { answeredAt, storeAnswer } from './evidence'
import pageStyles from './styles/page.css?inline'

type RouteContext = Context<{ Bindings: RequestFacts }>

/** Answers from one address, which a family or an office may share. Each is a row. */
const limit = { tries: 30, perMilliseconds: 10 * 60 * 1000 }
const NEXT_TRY = '60'
const DAY_SECONDS = 24 * 60 * 60
/** Maximum number of characters stored of a request header. */
const MAX_TEXT = 300

/** Query parameter by which the page confirms an action, and its values. */
const DONE = 'gjort'
const done: Readonly<Record<string, TextKey>> = { lagret: 'consentSaved', slettet: 'consentForgotten' }

export function consentRoutes(routes: Routes, runtime: Runtime): void {
  const { payload } = runtime
  const allowance = sharedLimit(payload, 'consent', limit)
  const cookie = { path: '/', sameSite: 'Lax', secure: runtime.siteUrl.startsWith('https:') } as const

  async function show(
    context: RouteContext,
    locale: Locale,
    { error, status = 200 }: { error?: TextKey; status?: 200 | 403 | 409 | 429 | 500 } = {},
  ): Promise<Response> {
    const choice = choiceIn(context.req.header('cookie'))
    const message = error ?? done[context.req.query(DONE) ?? '']
    const state = {
      choice,
      // The page is correct without the date, too.
      answeredAt: choice && (await answeredAt(payload, choice.id).catch(() => undefined)),
      signal: refusesStatistics((name) => context.req.header(name)),
      message: message && { text: message, error: error !== undefined },
    }
    const rendered = await runtime.renderPage({ locale, path: CONSENT_PATH }, async ({ site }) => ({
      kind: 'page',
      status,
      meta: { title: site.t('consentTitle'), path: CONSENT_PATH, languages: site.languages, noindex: true },
      styles: pageStyles,
      content: ChoicesPage({ site, state }),
    }))
    return context.body(rendered.body, status, personalHeaders(rendered.needs))
  }

  async function look(context: RouteContext, locale: Locale): Promise<Response> {
    const { languages } = await runtime.readSite(locale)
    return languages.includes(locale) ? show(context, locale) : context.redirect(CONSENT_PATH, 302)
  }

  async function receive(context: RouteContext, locale: Locale): Promise<Response> {
    const { headers } = context.req.raw
    const asJson = wantsJson(context)
    const { t, asked } = await runtime.readSite(locale)
    const refuse = (status: 403 | 409 | 429 | 500, error: TextKey) => {
      if (status === 429) context.header('retry-after', NEXT_TRY)
      return asJson ? context.json({ message: t(error) }, status) : show(context, locale, { error, status })
    }
    // Another site must not be able to give consent for a visitor.
    if (!sentFromHere(headers)) return refuse(403, 'consentFromElsewhere')
    const values = await readValues(context)
    const page = values[PAGE] === undefined ? undefined : pathOf(values[PAGE])
    const back = (what: string) => page ?? `${localisedPath(CONSENT_PATH, locale)}?${DONE}=${what}`
    const { answer } = values
    if (answer === 'forget' || !asked || asked.purposes.length === 0) {
      if (answer !== 'forget') return refuse(409, 'consentNothing')
      deleteCookie(context, CONSENT_COOKIE, { path: '/', secure: cookie.secure })
      return asJson ? context.json({ given: [] }) : context.redirect(back('slettet'), 303)
    }
    const signal = refusesStatistics((name) => context.req.header(name))
    const sent = context.req.header('cookie')
    const id = choiceIn(sent)?.id ?? randomUUID()
    const received = await receiveSubmission<readonly Purpose[], readonly Purpose[], TextKey>(runtime, {
      name: 'consent',
      values,
      async check() {
        if (!isAnswer(answer)) return { refusal: 'consentFailed' }
        const question = { purposes: asked.purposes, signal, before: givenConsents(sent, asked.version) }
        const given = givenBy(answer, (purpose) => values[purpose] === '1', question)
        // A yes is valid only for the current text. A no is valid for any.
        return given.length > 0 && values.version !== asked.version ? { refusal: 'consentChanged' } : { output: given }
      },
      allow: () => allowance.take(networkOf(context.env.address), Date.now()),
      async store(given) {
        const evidence = {
          choice: id,
          asked,
          given,
          language: locale,
          page: (page ?? CONSENT_PATH).slice(0, MAX_TEXT),
          browser: deviceOf(context.req.header('user-agent')),
          signal,
        }
        await storeAnswer(payload, evidence, Date.now())
        return { stored: given }
      },
    })
    if (received.kind === 'refused') return refuse(409, received.refusal)
    if (received.kind === 'tooMany') return refuse(429, 'consentTooMany')
    // This form has no honeypot: a submission that fills one in does not come from a page of this site.
    if (received.kind !== 'stored') return refuse(500, 'consentFailed')
    const given = received.stored
    const value = encodeChoice({ version: asked.version, given: new Set(given), id })
    setCookie(context, CONSENT_COOKIE, value, { ...cookie, maxAge: daysOf(given) * DAY_SECONDS })
    const refused = purposes.filter((purpose) => asked.purposes.includes(purpose) && !given.includes(purpose))
    return asJson ? context.json({ given, refused }) : context.redirect(back('lagret'), 303)
  }

  for (const locale of locales) {
    const address = localisedPath(CONSENT_PATH, locale)
    routes.get(address, (context) => look(context, locale))
    routes.post(address, (context) => receive(context, locale))
  }
}
