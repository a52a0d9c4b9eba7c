/** The order page, its form posts, and the script's lookups. */

import type { Context } from 'hono'
import { relatedId } from '../../cms/relatedId'
import type { OrderRequest } from '../../cms/types'
import { type Locale, locales, splitLocale } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { PAGE, pathOf } from '../../web/forms/pageForm'
import { UnreadableBody } from '../../web/forms/readRequestBody'
import { readValues } from '../../web/forms/readValues'
import { receiveSubmission } from '../../web/forms/receiveSubmission'
import { sentFromHere } from '../../web/forms/sentFromHere'
import { wantsJson } from '../../web/forms/wantsJson'
import { personalHeaders } from '../../web/policy'
import type { RequestFacts } from '../../web/requestFacts'
import { localisedPath } from '../../web/site'
import { findArticlesByNumber, foldedNumber } from '../catalogue'
import { ADD_ADDRESS, ORDER_PATH } from '../orderList'
import {
  addRow,
  exceedsQuantity,
  fitsArticle,
  MAX_QUANTITY,
  type OrderRow,
  readQuantity,
  type TypedRow,
  typedQuantity,
} from '../orderList/client'
import { receiptPath, TAKE_OVER_ADDRESS } from './addresses'
import { dealerRoutes } from './follow/dealerRoutes'
import { receiptRoute } from './follow/receiptRoute'
import { type CheckedForm, checkForm } from './form/check'
import { type Drawing, drawForm, isKey } from './form/draw'
import { FormPage } from './form/FormPage'
import { DRAWN, KEY } from './form/names'
import { type PostedOrder, readPosted } from './form/read'
import { showErrors } from './form/refusal'
import { createOrderLimits } from './limits'
import { expireCookie, keepInCookie, listInCookie } from './listCookie'
import { lookupRoutes } from './lookups'
import { bodyBytes, orderIntro, orderPageName, readOrderForm } from './settings'
import { sharedRoute } from './share/sharedRoute'
import { requestOfKey } from './storeRequest'
import pageStyles from './styles/order.css?inline'
import { submitOrder } from './submit'
import { ageOfForm, receiptCode } from './tokens'

type RouteContext = Context<{ Bindings: RequestFacts }>

/** Milliseconds in which a person cannot have read the form, let alone filled it in. */
const LEAST_TIME = 2500

const typedOf = (rows: readonly OrderRow[], locale: Locale): TypedRow[] =>
  rows.map(({ number, quantity }) => ({ number, quantity: typedQuantity(quantity, locale) }))

export function orderRoutes(routes: Routes, runtime: Runtime): void {
  const { secret, siteUrl, payload } = runtime
  const secure = siteUrl.startsWith('https:')
  const allow = createOrderLimits(runtime.payload)

  async function show(
    context: Context,
    locale: Locale,
    drawing: Omit<Drawing, 'now'>,
    status: 200 | 413 | 422 | 429 | 500 = 200,
  ): Promise<Response> {
    const rendered = await runtime.renderPage({ locale, path: ORDER_PATH }, async ({ site, reader }) => {
      const form = await readOrderForm(reader)
      const state = await drawForm(runtime, reader, form, { ...drawing, now: Date.now() })
      return {
        kind: 'page',
        status,
        meta: {
          title: orderPageName(form.settings, site),
          description: orderIntro(form.settings, site),
          path: ORDER_PATH,
          languages: site.languages,
          noindex: true,
        },
        styles: pageStyles,
        content: FormPage({ form, state, site }),
      }
    })
    return context.body(rendered.body, status, personalHeaders(rendered.needs))
  }

  async function showOrder(context: Context, locale: Locale): Promise<Response> {
    const { languages } = await runtime.readSite(locale)
    if (!languages.includes(locale)) return context.redirect(ORDER_PATH, 302)
    const { forhandler = '', artnr = '', antall = '1', postnr = '' } = context.req.query()
    const kept = listInCookie(context)
    const named = artnr.trim() ? [{ number: artnr.trim().slice(0, 80), quantity: antall }] : []
    return show(context, locale, {
      typed: [...typedOf(kept, locale), ...named],
      values: { dealer: forhandler.slice(0, 100), postcode: postnr.slice(0, 4) },
      fromCookie: kept.length > 0,
    })
  }

  /** Changes the list and shows the form again with all typed values. */
  function change(context: Context, locale: Locale, { values, typed, files, action }: PostedOrder): Promise<Response> {
    const rows = action.kind === 'remove' ? typed.filter((_, at) => at !== action.row) : typed
    const whole = rows.flatMap(({ number, quantity }) => {
      const parsed = readQuantity(quantity || '1')
      return number && parsed ? [{ number, quantity: parsed }] : []
    })
    const kept = keepInCookie(context, whole, secure)
    return show(context, locale, {
      typed: action.kind === 'addRow' ? [...rows, { quantity: '1', number: '' }] : rows,
      values,
      filesLost: files.some(({ size }) => size > 0),
      ...(kept ? {} : { message: { key: 'orderCookieFull', tone: 'danger' } }),
    })
  }

  async function receive(context: RouteContext, locale: Locale): Promise<Response> {
    const asJson = wantsJson(context)
    const { address } = context.env
    const { site, reader } = await runtime.read(locale)
    const form = await readOrderForm(reader)
    const rerender = (status: 413 | 422 | 429 | 500, posted: PostedOrder | undefined, wrong: Partial<Drawing>) => {
      const filesLost = posted?.files.some(({ size }) => size > 0) === true
      const drawing = { typed: [], ...posted, ...wrong, filesLost }
      return asJson ? showErrors(context, site, runtime, drawing, status) : show(context, locale, drawing, status)
    }
    const danger = (key: NonNullable<Drawing['message']>['key']) => ({ message: { key, tone: 'danger' } as const })
    if (!allow('posts', address)) return rerender(429, undefined, danger('orderTooMany'))
    const posted = await readPosted(context, bodyBytes(form.settings)).catch((error: unknown) => {
      if (error instanceof UnreadableBody && error.reason === 'tooLarge') return undefined
      throw error
    })
    if (!posted) return rerender(413, undefined, danger('orderTooLarge'))
    const { values, action } = posted
    const now = Date.now()
    const receiptOf = (number: string) => localisedPath(receiptPath(number, receiptCode(number, secret)), locale)
    const done = (href: string) => {
      expireCookie(context)
      return asJson ? context.json({ href }) : context.redirect(href, 303)
    }
    if (action.kind !== 'send') return change(context, locale, posted)
    const key = isKey(values[KEY]) ? values[KEY] : undefined
    type Whole = CheckedForm & { key: string }
    const received = await receiveSubmission<Whole, OrderRequest, Partial<Drawing>>(runtime, {
      name: 'order',
      values,
      findStored: async () => (key === undefined ? undefined : requestOfKey(payload, key)),
      async check() {
        const checked = await checkForm(reader, form, posted)
        if ('errors' in checked) return { refusal: { ...checked, ...danger('orderSummary') } }
        const age = ageOfForm(values[DRAWN] ?? '', secret, now)
        if (key === undefined || age === undefined || age < LEAST_TIME) return { refusal: danger('orderTooFast') }
        return { output: { ...checked, key } }
      },
      allow: () => allow('stored', address),
      async store(checked) {
        const stored = await submitOrder(runtime, reader, form, { ...checked, values, now })
        context.env.trackEvent({
          kind: 'orderRequestSent',
          path: localisedPath(ORDER_PATH, locale),
          dealer: relatedId(stored.dealer),
        })
        return { stored }
      },
    })
    switch (received.kind) {
      case 'trapped':
        return done(localisedPath(ORDER_PATH, locale))
      case 'stored':
        return done(receiptOf(received.stored.number))
      case 'refused':
        return rerender(422, posted, received.refusal)
      case 'tooMany':
        return rerender(429, posted, danger('orderTooMany'))
      case 'crossSite':
      case 'failed':
        return rerender(500, posted, danger('orderFailed'))
    }
  }

  async function add(context: RouteContext): Promise<Response> {
    const values = await readValues(context)
    const page = pathOf(values[PAGE])
    const { locale } = splitLocale(page)
    const order = localisedPath(ORDER_PATH, locale)
    const number = (values.artnr ?? '').trim().slice(0, 40)
    const typed = (values.antall ?? '1').slice(0, 20)
    const quantity = readQuantity(typed)
    if (!sentFromHere(context.req.raw.headers) || !number) return context.redirect(order, 303)
    const kept = listInCookie(context)
    const { reader } = await runtime.read(locale)
    const article = (await findArticlesByNumber(reader, [number])).get(foldedNumber(number))
    if (quantity === undefined || !fitsArticle(quantity, article))
      return show(
        context,
        locale,
        {
          typed: [...typedOf(kept, locale), { number, quantity: typed }],
          rowErrors: new Map([[kept.length, quantity === undefined ? 'quantity' : 'quantityWhole']]),
          message: { key: 'orderNotAdded', tone: 'danger' },
        },
        422,
      )
    const rows = addRow(kept, { number, quantity })
    if (rows && keepInCookie(context, rows, secure)) {
      context.env.trackEvent({ kind: 'articleAdded', path: page, article: article?.id })
      if (!exceedsQuantity(kept, { number, quantity })) return context.redirect(order, 303)
      const full = { key: 'orderQuantityFull', values: { max: MAX_QUANTITY }, tone: 'danger' } as const
      return show(context, locale, { typed: typedOf(rows, locale), message: full, fromCookie: true })
    }
    const message = { key: 'orderCookieFull', tone: 'danger' } as const
    return show(context, locale, { typed: typedOf(kept, locale), message }, 422)
  }

  for (const locale of locales) {
    const path = localisedPath(ORDER_PATH, locale)
    routes.get(path, (context) => showOrder(context, locale))
    routes.post(path, (context) => receive(context, locale))
  }
  routes.post(ADD_ADDRESS, add)
  routes.get(ADD_ADDRESS, (context) => context.redirect(ORDER_PATH, 303))
  routes.post(TAKE_OVER_ADDRESS, (context) => {
    if (!sentFromHere(context.req.raw.headers)) return context.body('', 403)
    const rows = listInCookie(context)
    expireCookie(context)
    context.header('cache-control', 'no-store')
    return context.json({ rows })
  })
  lookupRoutes(routes, runtime, allow)
  sharedRoute(routes, runtime)
  receiptRoute(routes, runtime)
  dealerRoutes(routes, runtime, allow)
}
