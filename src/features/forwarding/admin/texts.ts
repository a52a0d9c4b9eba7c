/** Texts of the forwarding's settings. */
import { useTranslation } from '@payloadcms/ui'

const texts = {
  nb: {
    off: 'Ingenting sendes videre.',
    works: 'Virker. Sist sendt {at}.',
    untried: 'Ikke prøvd ennå.',
    faulty: 'Virker ikke. Sist prøvd {at}: {fault}',
    incomplete: 'noe mangler i innstillingene',
    waiting: 'Venter',
    sent: 'Sendt',
    lost: 'Tapt',
    lostHelp: 'Tapt: avvist, eldre enn ett døgn, eller med ukjent utfall. Ingenting sendes to ganger.',
    ga4: 'Google svarer likt på alt som kommer fram. Se i en sanntidsrapport hos Google at måle-ID og hemmelighet er riktige.',
    plausible: 'Plausible svarer likt på alt som kommer fram, og teller hendelser når de kommer.',
  },
  en: {
    off: 'Nothing is forwarded.',
    works: 'Working. Last sent {at}.',
    untried: 'Not tried yet.',
    faulty: 'Not working. Last tried {at}: {fault}',
    incomplete: 'something is missing in the settings',
    waiting: 'Waiting',
    sent: 'Sent',
    lost: 'Lost',
    lostHelp: 'Lost: refused, older than a day, or of unknown end. Nothing is sent twice.',
    ga4: 'Google answers the same to everything that arrives. Look in a real-time report of Google’s whether ID and secret are right.',
    plausible: 'Plausible answers the same to everything that arrives, and counts events when they come.',
  },
}

export function useTexts() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'nb'
  return { text: texts[language], language }
}
