/** Texts of the forwarding settings. */

export const texts = {
  nb: {
    off: 'Ingenting sendes videre.',
    works: 'Virker. Sist sendt {at}.',
    untried: 'Ikke prøvd ennå.',
    faulty: 'Virker ikke. Sist prøvd {at}: {error}',
    incomplete: 'noe mangler i innstillingene',
    dropped: 'Plausible forkastet hendelsen. Er navnet på nettstedet riktig?',
    waiting: 'Venter',
    sent: 'Sendt',
    lost: 'Tapt',
    lostHelp: 'Tapt: avvist, eldre enn ett døgn, eller med ukjent utfall. Ingenting sendes to ganger.',
    ga4: 'Google svarer likt på alt som kommer fram. Se i en sanntidsrapport hos Google at måle-ID og hemmelighet er riktige.',
    plausible: 'Plausible teller hendelser når de kommer, og forkaster dem som ser ut til å komme fra roboter.',
  },
  en: {
    off: 'Nothing is forwarded.',
    works: 'Working. Last sent {at}.',
    untried: 'Not tried yet.',
    faulty: 'Not working. Last tried {at}: {error}',
    incomplete: 'something is missing in the settings',
    dropped: 'Plausible dropped the event. Is the name of the site right?',
    waiting: 'Waiting',
    sent: 'Sent',
    lost: 'Lost',
    lostHelp: 'Lost: refused, older than a day, or of unknown end. Nothing is sent twice.',
    ga4: 'Google answers the same to everything that arrives. Look in a real-time report of Google’s whether ID and secret are right.',
    plausible: 'Plausible counts events when they come, and drops those that seem to come from robots.',
  },
}
