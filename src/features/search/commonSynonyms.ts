/** Words that mean the same on any site of a brand; editors add those of their trade. One group on each line. */
import type { Locale } from '../../lib/locales'

export const commonSynonyms: Readonly<Record<Locale, string>> = {
  nb: `
    cookies, informasjonskapsler
    personvern, personopplysninger, gdpr
    bedrift, firma, selskap, produsent
    historie, grunnlagt, etablert, stiftet, startet
    jobb, jobbe, stilling, karriere
    bærekraft, miljø, miljøvennlig, klima
    reklamasjon, klage, reklamere
    retur, returrett, angrerett, angre, returnere, refusjon, pengene tilbake, pengene igjen
    betingelser, vilkår, leveringsbetingelser, kjøpsvilkår
    levering, frakt, leveringstid, porto
    skade, skadet, ødelagt, defekt, knust
    kontakt, telefon, telefonnummer, epost
    åpningstid, åpningstider
    kundeservice, kundesenter, support
    forhandler, butikk, utsalgssted
    nyhetsbrev, epostliste
    nyheter, aktuelt
    bruksanvisning, manual, monteringsanvisning
    brosjyre, katalog, hefte
    datablad, tekniske data, spesifikasjoner
    film, video
    montering, montør, montere, installasjon, installere
    reservedel, del
    vedlikehold, stell
    kurs, workshop
    messe, utstilling
    oppskrift, mat, matlaging, middag
    kjele, gryte
    kost, børste
    rense, rengjøre, vaske, pusse
    tilskudd, tilskott
    melde, meldeplikt, meldepliktig
    tørr, tørke, tørket
    klar, gjennomsiktig, transparent
    svart, sort
    lær, skinn
    firkantet, kvadratisk, rektangulær
    liten, kompakt
    rund, sirkelformet
  `,
  en: `
    privacy, gdpr
    company, manufacturer
    history, founded, established
    job, vacancy, career
    sustainability, environment
    complaint, claim
    terms, conditions
    damage, damaged, broken, defective
    opening hours, visiting hours
    news, press
    brochure, catalogue, catalog
    data sheet, datasheet, specifications, technical data
    film, video
    recipe, food, cooking
    warranty, guarantee
    return, refund
    delivery, shipping, freight
    contact, phone, email
    support, customer service
    dealer, shop, store, retailer
    clear, transparent, see-through
    grey, gray
    manual, instructions
    installation, fitting, install
    maintenance, care
    course, workshop
  `,
}
