/** Texts of the contact form. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const contactTexts = {
  formMessage: { nb: 'Melding', en: 'Message' },
  formSend: { nb: 'Send melding', en: 'Send message' },
  formSending: { nb: 'Sender …', en: 'Sending …' },
  formMessageMissing: { nb: 'Skriv en melding.', en: 'Write a message.' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Kontaktskjema', en: 'Contact form' }, texts: contactTexts }]

declare module '../../web/texts' {
  interface TextTables {
    contactTexts: typeof contactTexts
  }
}
