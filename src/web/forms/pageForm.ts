/**
 * Response to a native post of a form on a page: 303 to the page it was sent from on success, otherwise the same page
 * with the typed values and the fields marked.
 */
import type { Context } from 'hono'
import { type Locale, splitLocale } from '../../lib/locales'
import type { Runtime } from '../feature'
import type { TextKey } from '../texts'
import type { FieldErrors, Values } from './formState'

/** Field that holds the page of the form; every form has it. */
export const PAGE = 'page'

/** Element of the page that confirms a native post: `<id>-sendt`. */
export const SENT_MARK = 'sendt'

/** A path of this site, for any input. Browsers drop tabs and line breaks: `/<tab>/` would be two slashes. */
export function pathOf(value: string | undefined): string {
  return value && /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(value) ? value : '/'
}

/** An id that one of our forms can have: it becomes part of an address. */
export const formIdOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : ''

export interface PageForm {
  /** Path of the page. */
  path: string
  locale: Locale
  /** Redirects to the page, at the element `<id>-<mark>` that confirms it. */
  done(mark: string): Response
  rerender(
    status: number,
    state: { message: TextKey; errors?: FieldErrors | undefined; values: Values },
  ): Promise<Response>
}

/** `page`: the submitted page field. `id`: of the form in the page. `form`: its name in the state of the page. */
export function pageForm(
  context: Context,
  { answerWithPage }: Pick<Runtime, 'answerWithPage'>,
  { page, id, form }: { page: string | undefined; id: string; form: string },
): PageForm {
  const path = pathOf(page)
  return {
    path,
    locale: splitLocale(path).locale,
    done: (mark) => context.redirect(`${path}#${id}-${mark}`, 303),
    rerender: (status, { message, errors = {}, values }) =>
      answerWithPage(path, status, { form, values, errors, message }),
  }
}
