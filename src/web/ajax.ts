/**
 * The address that several forms share, kept for clients that were written for it (docs/calls.md#send-sms and
 * docs/calls.md#register-user). A feature receives an action by declaring it in `Feature.ajaxActions`.
 */
import type { Context } from 'hono'
import { escapeHtml } from '../platform/escaping'
import type { Values } from './forms/formState'
import { readValues } from './forms/readValues'
import { dataPolicy } from './policy'
import type { RequestFacts } from './requestFacts'

export type AjaxContext = Context<{ Bindings: RequestFacts }>

/** Handles one action; `values` are the fields of the body. */
export type AjaxAction = (values: Values, context: AjaxContext) => Promise<Response>

/** Actions by the name that clients send, in the body or in the query. */
export type AjaxActions = Readonly<Record<string, AjaxAction>>

/** Response body for an action that no feature handles. */
const UNKNOWN = '0'

/** A text as the whole response: HTML by contract, and therefore escaped. */
export function ajaxText(context: AjaxContext, text: string, status: 200 | 400 = 200): Response {
  return context.body(escapeHtml(text), status, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': dataPolicy,
    'cache-control': 'no-store',
  })
}

export function answerAjax(features: readonly AjaxActions[]) {
  const actions = new Map(features.flatMap((ofFeature) => Object.entries(ofFeature)))
  return async (context: AjaxContext): Promise<Response> => {
    if (context.req.method !== 'POST') return ajaxText(context, UNKNOWN, 400)
    const values = await readValues(context)
    const action = actions.get(values.action ?? context.req.query('action') ?? '')
    return action ? action(values, context) : ajaxText(context, UNKNOWN, 400)
  }
}
