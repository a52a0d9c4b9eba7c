/**
 * How a native post of a form that stands on a page is answered: 303 to where it was sent from when all is well, else
 * the same page with what was typed and the fields marked.
 */
import type { Context } from 'hono'
import { type Locale, splitLocale } from '../../lib/locales'
import type { Runtime } from '../feature'
import type { TextKey } from '../texts'
import type { FieldErrors, Values } from './formState'

/** Field of every form that says on which page it stands. */
export const PAGE = 'page'

/** A path of this site, whatever was sent as one. Browsers drop tabs and line breaks: `/<tab>/` would be two slashes. */
export function pathOf(value: string | undefined): string {
  return value && /^\/(?!\/)[^?#\\\p{Cc}]*$/u.test(value) ? value : '/'
}

/** An id that a form of ours can have: it becomes part of an address. */
export const formIdOf = (value: unknown): string =>
  typeof value === 'string' && /^[\w-]{1,80}$/.test(value) ? value : ''

export interface PageForm {
  /** Of the page. */
  path: string
  locale: Locale
  /** Back to the page, at the element `<id>-<mark>` that says so. */
  done(mark: string): Response
  rerender(
    status: number,
    state: { message: TextKey; errors?: FieldErrors | undefined; values: Values },
  ): Promise<Response>
}

/** `page`: what was sent as the form's page. `id`: of the form in the page; `form`: its name in the state of the page. */
export function pageForm(
  context: Context,
  { renderForm }: Pick<Runtime, 'renderForm'>,
  { page, id, form }: { page: string | undefined; id: string; form: string },
): PageForm {
  const path = pathOf(page)
  return {
    path,
    locale: splitLocale(path).locale,
    done: (mark) => context.redirect(`${path}#${id}-${mark}`, 303),
    rerender: (status, { message, errors = {}, values }) => renderForm(path, { form, values, errors, message }, status),
  }
}
