/** Outcome of an e-mail whose sending failed, by the mail library's error. */

export type MailOutcome =
  /** The server was not reached or accepts nothing now: nothing was sent, and other e-mails will fail too. */
  | 'serverDown'
  /** The server postponed this e-mail. */
  | 'later'
  /** The server will never accept it. */
  | 'refused'
  /** It is unknown whether the server accepted it: the connection broke during the transfer. */
  | 'uncertain'

/** Errors before the message was sent. */
const unreached = new Set(['ECONNREFUSED', 'EDNS', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETLS'])
const beforeMessage = /connection timeout|greeting never received|invalid greeting|getaddrinfo|connect E/i

export function outcomeOf(error: unknown): MailOutcome {
  const { code, errno, responseCode, message = '' } = Object(error) as Record<string, unknown> & { message?: string }
  if (typeof responseCode === 'number') {
    // 421: the server closes; 4xx on sign-in is a problem of the server, not of the message.
    if (responseCode === 421 || code === 'EAUTH') return 'serverDown'
    return responseCode >= 500 ? 'refused' : 'later'
  }
  if (code === 'EAUTH' || unreached.has(String(code)) || unreached.has(String(errno))) return 'serverDown'
  if (beforeMessage.test(String(message))) return 'serverDown'
  // An address that the library itself rejects.
  if (code === 'EENVELOPE' || code === 'EMESSAGE') return 'refused'
  return 'uncertain'
}
