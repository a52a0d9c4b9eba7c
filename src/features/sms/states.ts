/** What may become of a message. */
export const smsStates = {
  waiting: { nb: 'Venter', en: 'Waiting' },
  sending: { nb: 'Sendes', en: 'Sending' },
  sent: { nb: 'Sendt', en: 'Sent' },
  delivered: { nb: 'Levert', en: 'Delivered' },
  failed: { nb: 'Mislyktes', en: 'Failed' },
  uncertain: { nb: 'Uviss', en: 'Uncertain' },
  cancelled: { nb: 'Avlyst', en: 'Cancelled' },
} as const

export type SmsState = keyof typeof smsStates
