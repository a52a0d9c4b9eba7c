/** Builds the state of a rendered form from the typed values and what is known of them. */

import { randomBytes } from 'node:crypto'
import type { ContentReader } from '../../../cms/reader'
import type { Runtime } from '../../../web/feature'
import type { FieldErrors, Values } from '../../../web/forms/formState'
import { findArticlesByNumber } from '../../catalogue'
import { MAX_ROWS, type RowError, type TypedRow } from '../../orderList/client'
import { proposeDealer } from '../proposal'
import type { OrderForm } from '../settings'
import { ageOfForm, drawnToken } from '../tokens'
import { DRAWN, KEY } from './names'
import type { OrderFormState } from './state'

export const isKey = (text: string | undefined): text is string => text !== undefined && /^[\w-]{22}$/.test(text)

const newKey = () => randomBytes(16).toString('base64url')

export interface Drawing {
  typed: readonly TypedRow[]
  values?: Values
  errors?: FieldErrors
  rowErrors?: ReadonlyMap<number, RowError>
  message?: OrderFormState['message']
  filesLost?: boolean
  fromCookie?: boolean
  now: number
}

export async function drawForm(
  { payload, secret }: Pick<Runtime, 'payload' | 'secret'>,
  reader: ContentReader,
  form: OrderForm,
  drawing: Drawing,
): Promise<OrderFormState> {
  const { typed, values = {}, errors = {}, rowErrors = new Map(), message, now } = drawing
  const last = typed.at(-1)
  // An empty last row to continue with.
  const rows = typed.length < MAX_ROWS && last?.number !== '' ? [...typed, { quantity: '1', number: '' }] : [...typed]
  const articles = await findArticlesByNumber(
    reader,
    typed.flatMap(({ number }) => (number ? [number] : [])),
  )
  const drawn = values[DRAWN] ?? ''
  return {
    rows,
    rowErrors,
    values,
    errors,
    message,
    articles,
    filesLost: drawing.filesLost === true,
    fromCookie: drawing.fromCookie === true,
    key: isKey(values[KEY]) ? values[KEY] : newKey(),
    // The age of the form continues when it is shown again.
    drawn: ageOfForm(drawn, secret, now) === undefined ? drawnToken(now, secret) : drawn,
    dealers: await proposeDealer(reader, payload, {
      postcode: values.postcode ?? '',
      articles: articles.values(),
      chosen: values.dealer ?? '',
      proposal: form.settings.proposal,
    }),
  }
}
