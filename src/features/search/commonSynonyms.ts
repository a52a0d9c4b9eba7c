/** Words that mean the same on any site of a brand; editors add those of their trade. One group on each line. */
import type { Locale } from '../../lib/locales'

export const commonSynonyms: Readonly<Record<Locale, string>> = {
  nb: `
    cookies, informasjonskapsler
    personvern, personopplysninger, gdpr
    bedrift, firma, selskap, produsent
    historie, grunnlagt, etablert
    jobb, stilling, karriere
    bærekraft, miljø, miljøvennlig, klima
    reklamasjon, klage, reklamere
    retur, returrett, angrerett, angre, returnere
    levering, frakt, leveringstid, porto
    kontakt, telefon, telefonnummer, epost
    kundeservice, kundesenter, support
    forhandler, butikk, utsalgssted
    nyhetsbrev, epostliste
    bruksanvisning, manual, monteringsanvisning
    montering, montør, montere, installasjon, installere
    reservedel, del
    vedlikehold, stell
    kurs, workshop
    messe, utstilling
  `,
  en: `
    privacy, gdpr
    company, manufacturer
    history, founded, established
    job, vacancy, career
    sustainability, environment
    complaint, claim
    warranty, guarantee
    return, refund
    delivery, shipping, freight
    contact, phone, email
    support, customer service
    dealer, shop, store, retailer
    manual, instructions
    installation, fitting, install
    maintenance, care
    course, workshop
  `,
}
