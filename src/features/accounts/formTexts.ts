/**
 * Texts of the menu's forms as an answer of their own: two kilobytes of every page otherwise, for the few visitors who
 * open them.
 */
import { createHash } from 'node:crypto'
import { z } from 'zod'
import { defaultLocale, locales } from '../../lib/locales'
import type { ContentAnswer } from '../../web/contentAnswer'
import type { Site } from '../../web/site'
import { type AccountTexts, accountTexts } from './accountTexts'
import { FORM_TEXTS_PATH } from './addresses'

/** Seconds. Changed texts have a new address; one process of several may still answer it with the earlier ones. */
const MAX_AGE = 3600

const query = z.object({ locale: z.enum(locales).catch(defaultLocale) })

/** The texts, and the address under which the browser gets them. */
export function formTexts(site: Site): { from: string; props: { texts: AccountTexts } } {
  const props = { texts: accountTexts(site) }
  const version = createHash('sha256').update(JSON.stringify(props)).digest('base64url').slice(0, 8)
  return { from: `${FORM_TEXTS_PATH}?locale=${site.locale}&v=${version}`, props }
}

export const formTextsAnswer: ContentAnswer = {
  path: FORM_TEXTS_PATH,
  cacheControl: `public, max-age=${MAX_AGE}`,
  async answer(asked, read) {
    const { site } = await read(query.parse(asked).locale)
    return { body: formTexts(site).props }
  },
}
