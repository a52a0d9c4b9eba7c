import { escapeMarkup } from '../../../platform/escaping'
/** Responses of the calls: shapes that clients read, always JSON (docs/calls.md#newsletter). */

export interface CallResponse {
  status: 200 | 400 | 401 | 404 | 413 | 415 | 429 | 500
  body: object
}

export const success = (message: string): CallResponse => ({ status: 200, body: { message, error: [], data: [] } })

export const businessError = (message: string, status: 400 | 429 = 400): CallResponse => ({
  status,
  body: { error: { code: status, message } },
})

/** Error of the request itself. Clients read `params` for every kind of error. */
function requestError(
  status: CallResponse['status'],
  code: string,
  message: string,
  params: object = {},
  more: object = {},
): CallResponse {
  return { status, body: { code, message, data: { status, params, ...more } } }
}

export const missingParameters = (names: readonly string[]): CallResponse =>
  requestError(400, 'rest_missing_callback_param', `Missing parameter(s): ${names.join(', ')}`, names)

export function invalidParameter(name: string, message: string): CallResponse {
  // Clients insert messages as HTML.
  const escaped = escapeMarkup(message)
  return requestError(
    400,
    'rest_invalid_param',
    `Invalid parameter(s): ${name}`,
    { [name]: escaped },
    { details: { [name]: { code: 'rest_invalid_param', message: escaped, data: null } } },
  )
}

export const brokenJson = () => requestError(400, 'rest_invalid_json', 'Invalid JSON body passed.')
export const noRoute = () =>
  requestError(404, 'rest_no_route', 'No route was found matching the URL and request method.')
export const forbidden = () => requestError(401, 'rest_forbidden', 'Sorry, you are not allowed to do that.')
export const wrongMedia = () =>
  requestError(415, 'rest_unsupported_media_type', 'Send JSON, or a form urlencoded or multipart.')
export const tooLarge = () => requestError(413, 'rest_request_too_large', 'The request is too large.')
export const failed = () => requestError(500, 'rest_internal_error', 'Something went wrong. Please try again later.')
