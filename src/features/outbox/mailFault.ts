/** What became of an e-mail whose sending failed, by what the mail library says of it. */

export type MailOutcome =
  /** The server was not reached, or takes nothing now: nothing was sent, and others will fare the same. */
  | 'serverDown'
  /** The server put this one off. */
  | 'later'
  /** The server will never take it. */
  | 'refused'
  /** It may have been taken: the connection went while it was handed over. */
  | 'uncertain'

/** Before anything of a message was said. */
const unreached = new Set(['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETLS'])
const beforeMessage = /connection timeout|greeting never received|invalid greeting|getaddrinfo|connect E/i

export function outcomeOf(error: unknown): MailOutcome {
  const { code, errno, responseCode, message = '' } = Object(error) as Record<string, unknown> & { message?: string }
  if (typeof responseCode === 'number') {
    // 421: the server closes; 4xx on signing in is a server's trouble, not the message's.
    if (responseCode === 421 || code === 'EAUTH') return 'serverDown'
    return responseCode >= 500 ? 'refused' : 'later'
  }
  if (code === 'EAUTH' || unreached.has(String(code)) || unreached.has(String(errno))) return 'serverDown'
  if (beforeMessage.test(String(message))) return 'serverDown'
  // An address that the library itself does not take.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused'
  return 'uncertain'
}
