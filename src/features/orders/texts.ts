/** Texts of the order form and of the pages about a request. */
import type { Localised } from '../../lib/locales'
import type { TextGroup } from '../../web/texts'

export const orderTexts = {
  orderNotAdded: { nb: 'Varen er ikke lagt i handlekurven ennå.', en: 'The item is not in the cart yet.' },
  orderTitle: { nb: 'Handlekurv', en: 'Cart' },
  orderIntro: {
    nb: 'Samle artiklene du ønsker, og send bestillingen til en forhandler. Den er ikke bindende: forhandleren svarer deg med pris og levering.',
    en: 'Collect the articles that you want, and send the order to a dealer. It is not binding: the dealer answers with price and delivery.',
  },
  orderEmptyTitle: { nb: 'Handlekurven er tom', en: 'The cart is empty' },
  orderEmptyText: {
    nb: 'Finn det du trenger i katalogen, eller skriv artikkelnumrene rett inn under.',
    en: 'Find what you need in the catalogue, or type the article numbers below.',
  },
  orderToCatalogue: { nb: 'Gå til katalogen', en: 'Go to the catalogue' },
  orderListHeading: { nb: 'Artikler', en: 'Articles' },
  orderNumber: { nb: 'Artikkelnummer', en: 'Article number' },
  orderArticle: { nb: 'Artikkel', en: 'Article' },
  orderPrice: { nb: 'Pris', en: 'Price' },
  orderRowName: { nb: 'Rad {row}', en: 'Row {row}' },
  orderUnknownNumber: {
    nb: 'Ukjent artikkelnummer. Du kan sende det likevel.',
    en: 'Unknown article number. You may send it all the same.',
  },
  orderUnknownShort: { nb: 'Ukjent artikkelnummer', en: 'Unknown article number' },
  orderRemove: { nb: 'Slett', en: 'Delete' },
  orderRemoved: { nb: 'Raden er slettet.', en: 'The row is deleted.' },
  orderAddRow: { nb: 'Legg til rad', en: 'Add a row' },
  orderUpdate: { nb: 'Oppdater', en: 'Update' },
  orderTotal: { nb: 'Sum', en: 'Total' },
  orderPasteHint: {
    nb: 'Du kan lime inn rader fra et regneark.',
    en: 'You can paste rows from a spreadsheet.',
  },
  orderPasted: { nb: '{count} artikler er limt inn.', en: '{count} articles were pasted.' },
  orderPastedLeft: {
    nb: '{count} rader fikk ikke plass. En bestilling har høyst {max} rader.',
    en: '{count} rows found no room. An order has at most {max} rows.',
  },
  orderCookieFull: {
    nb: 'Det er ikke plass til flere artikler i denne nettleseren uten skript. Send bestillingen først, eller slå på JavaScript.',
    en: 'There is no room for more articles in this browser without script. Send the order first, or turn on JavaScript.',
  },
  orderYou: { nb: 'Om deg', en: 'About you' },
  orderPhone: { nb: 'Telefon', en: 'Phone' },
  orderPhoneHint: { nb: 'Med landkode, for eksempel +47.', en: 'With its country code, for example +47.' },
  orderPhoneCountry: { nb: 'Velg land', en: 'Choose a country' },
  orderCompany: { nb: 'Bedrift', en: 'Company' },
  orderOrganisationNumber: { nb: 'Organisasjonsnummer', en: 'Organisation number' },
  orderStreet: { nb: 'Gateadresse', en: 'Street address' },
  orderPostcode: { nb: 'Postnummer', en: 'Postcode' },
  orderPlace: { nb: 'Poststed', en: 'Place' },
  orderOptional: { nb: '(valgfritt)', en: '(optional)' },
  orderDealerHeading: { nb: 'Forhandler', en: 'Dealer' },
  orderDealer: { nb: 'Hvem skal få bestillingen?', en: 'Who is to get the order?' },
  orderDealerLetUs: { nb: 'La oss velge', en: 'Let us choose' },
  orderDealerOption: { nb: '{name}, {place}', en: '{name}, {place}' },
  orderDealerOptionKm: { nb: '{name}, {place} – {km} km', en: '{name}, {place} – {km} km' },
  orderDealerHint: {
    nb: 'Skriv postnummeret ditt, så foreslår vi den nærmeste som fører varene.',
    en: 'Type your postcode, and we propose the nearest that carries the goods.',
  },
  orderDealerMine: { nb: '{dealer} er forhandleren du har valgt.', en: '{dealer} is the dealer that you chose.' },
  orderDealerNearest: {
    nb: '{dealer} er den nærmeste som fører varene.',
    en: '{dealer} is the nearest that carries the goods.',
  },
  orderDealerTerritory: { nb: '{dealer} betjener området ditt.', en: '{dealer} serves your area.' },
  orderMessage: { nb: 'Melding', en: 'Message' },
  orderMessageHeading: { nb: 'Melding og vedlegg', en: 'Message and attachments' },
  orderFiles: { nb: 'Vedlegg', en: 'Attachments' },
  orderFilesHint: {
    nb: 'Tegninger eller bilder, høyst {count} filer på {size} MB: PDF, bilder, kontordokumenter og tekst.',
    en: 'Drawings or pictures, at most {count} files of {size} MB: PDF, pictures, office documents and text.',
  },
  orderFilesAgain: { nb: 'Filene må velges på nytt.', en: 'The files must be chosen again.' },
  orderTermsTitle: { nb: 'Leveringsbetingelser', en: 'Terms of delivery' },
  orderTermsAccept: {
    nb: 'Jeg godtar leveringsbetingelsene (versjon {version}).',
    en: 'I accept the terms of delivery (version {version}).',
  },
  orderShare: { nb: 'Del handlekurven', en: 'Share the cart' },
  orderShareCopied: { nb: 'Lenken til handlekurven er kopiert.', en: 'The link to the cart has been copied.' },
  orderShareLong: {
    nb: 'Handlekurven er for lang til å deles med en lenke.',
    en: 'The cart is too long to be shared by a link.',
  },
  sharedTitle: { nb: 'En delt handlekurv', en: 'A shared cart' },
  sharedText: {
    nb: 'Dette er en handlekurv som er delt med deg. Den blir ikke din før du velger det.',
    en: 'This is a cart that was shared with you. It does not become yours until you choose so.',
  },
  sharedEmpty: {
    nb: 'Det er ingen artikler i lenken. Kanskje ble den kopiert bare delvis.',
    en: 'There are no articles in the link. Perhaps only a part of it was copied.',
  },
  sharedOwn: {
    nb: 'Du har alt noe i handlekurven din. Det blir liggende når du legger til.',
    en: 'You have something in your cart already. It stays there when you add.',
  },
  sharedAdd: { nb: 'Legg alt i handlekurven min', en: 'Add all to my cart' },
  sharedReplace: { nb: 'Bytt ut handlekurven min', en: 'Replace my cart' },
  orderSend: { nb: 'Send bestillingen', en: 'Send the order' },
  orderSending: { nb: 'Sender …', en: 'Sending …' },
  orderSummary: {
    nb: 'Bestillingen er ikke sendt ennå. Rett dette først:',
    en: 'The order has not been sent yet. Correct this first:',
  },
  orderFailed: {
    nb: 'Bestillingen ble ikke sendt. Alt du skrev er fortsatt her – prøv igjen om litt.',
    en: 'The order was not sent. All that you wrote is still here – try again shortly.',
  },
  orderTooMany: {
    nb: 'For mange bestillinger på kort tid. Alt du skrev er fortsatt her – vent noen minutter og prøv igjen.',
    en: 'Too many orders in a short time. All that you wrote is still here – wait a few minutes and try again.',
  },
  orderTooFast: {
    nb: 'Det gikk fort! Se over bestillingen, og trykk på send en gang til.',
    en: 'That was quick! Look the order over, and press send once more.',
  },
  orderTooLarge: {
    nb: 'Vedleggene er for store. Alt annet du skrev er fortsatt her.',
    en: 'The attachments are too large. Everything else that you wrote is still here.',
  },
  orderListEmpty: { nb: 'Legg inn minst én artikkel.', en: 'Enter at least one article.' },
  orderTooManyRows: { nb: 'En bestilling har høyst 500 rader.', en: 'An order has at most 500 rows.' },
  orderNumberMissing: { nb: 'Skriv et artikkelnummer.', en: 'Write an article number.' },
  orderNumberTooLong: { nb: 'Artikkelnummeret er for langt.', en: 'The article number is too long.' },
  orderPhoneInvalid: {
    nb: 'Skriv et telefonnummer som finnes, for eksempel +47 412 34 567.',
    en: 'Write a phone number that exists, for example +47 412 34 567.',
  },
  orderOrganisationNumberInvalid: {
    nb: 'Organisasjonsnummeret har ni sifre, og kontrollsifferet må stemme.',
    en: 'The organisation number has nine digits, and its check digit must be right.',
  },
  orderPostcodeInvalid: { nb: 'Skriv postnummeret med fire sifre.', en: 'Write the postcode with four digits.' },
  orderTermsMissing: { nb: 'Du må godta leveringsbetingelsene.', en: 'You must accept the terms of delivery.' },
  orderConsentMissing: { nb: 'Du må godta dette for å sende.', en: 'You must accept this to send.' },
  orderFilesTooMany: { nb: 'For mange filer. Velg færre.', en: 'Too many files. Choose fewer.' },
  orderFileTooLarge: { nb: 'En av filene er for stor.', en: 'One of the files is too large.' },
  orderFileForbidden: {
    nb: 'En av filene er av et slag som vi ikke tar imot. Bruk PDF, bilder, kontordokumenter eller tekst.',
    en: 'One of the files is of a kind that we do not take. Use PDF, pictures, office documents or text.',
  },
  orderDraftFound: { nb: 'Vi husket det du skrev sist.', en: 'We remembered what you wrote last time.' },
  orderDraftForget: { nb: 'Tøm skjemaet', en: 'Clear the form' },
  orderReceiptTitle: { nb: 'Takk! Bestillingen er sendt', en: 'Thank you! The order is sent' },
  orderReceiptNumber: { nb: 'Bestilling {number}', en: 'Order {number}' },
  orderReceiptText: {
    nb: 'Du får en e-post til {email}. Ta vare på denne lenken: her ser du hva som skjer med bestillingen.',
    en: 'You get an e-mail at {email}. Keep this link: here you see what happens to the order.',
  },
  orderReceiptDealer: { nb: 'Hos {dealer}', en: 'With {dealer}' },
  orderReceiptHeadOffice: { nb: 'Hos oss – vi finner riktig forhandler', en: 'With us – we find the right dealer' },
  orderMissingTitle: { nb: 'Bestilling', en: 'Order' },
  orderReceiptMissing: {
    nb: 'Vi fant ikke bestillingen. Bruk hele lenken fra e-posten.',
    en: 'We did not find the order. Use the whole link of the e-mail.',
  },
  orderTimeline: { nb: 'Det som har skjedd', en: 'What has happened' },
  orderAnswer: { nb: 'Svar fra {by}', en: 'Answer from {by}' },
  orderEventReceived: { nb: 'Bestillingen er mottatt', en: 'The order was received' },
  orderEventSeen: { nb: 'Forhandleren har sett bestillingen', en: 'The dealer has seen the order' },
  orderEventAnswered: { nb: 'Bestillingen er besvart', en: 'The order was answered' },
  orderEventDone: { nb: 'Bestillingen er fullført', en: 'The order is done' },
  orderEventDeclined: { nb: 'Forhandleren kan ikke levere', en: 'The dealer cannot deliver' },
  orderEventMoved: { nb: 'Bestillingen er sendt videre', en: 'The order was passed on' },
  orderEventRerouted: {
    nb: 'Forhandleren tar ikke imot lenger, bestillingen er sendt videre',
    en: 'The dealer no longer takes orders, the order was passed on',
  },
  orderEventReminded: { nb: 'En påminnelse er sendt', en: 'A reminder was sent' },
  orderEventEscalated: { nb: 'Hovedkontoret følger opp', en: 'Head office follows up' },
  orderStateReceived: { nb: 'Mottatt', en: 'Received' },
  orderStateSeen: { nb: 'Sett', en: 'Seen' },
  orderStateAnswered: { nb: 'Besvart', en: 'Answered' },
  orderStateDone: { nb: 'Fullført', en: 'Done' },
  orderStateDeclined: { nb: 'Avslått', en: 'Declined' },
  orderState: { nb: 'Status', en: 'State' },
  orderDealerPage: { nb: 'Forespørsel {number}', en: 'Request {number}' },
  orderDealerPageGone: {
    nb: 'Lenken gjelder ikke lenger. Forespørselen kan være flyttet til en annen forhandler, eller lenken er for gammel.',
    en: 'The link is no longer valid. The request may have moved to another dealer, or the link is too old.',
  },
  orderCustomer: { nb: 'Kunden', en: 'The customer' },
  orderAnswerHeading: { nb: 'Svar kunden', en: 'Answer the customer' },
  orderAnswerText: { nb: 'Svaret ditt', en: 'Your answer' },
  orderAnswerHint: {
    nb: 'Sendes til {email}. Kunden svarer til e-posten deres.',
    en: 'Sent to {email}. The customer replies to your e-mail.',
  },
  orderAnswerSend: { nb: 'Send svaret', en: 'Send the answer' },
  orderAnswerMissing: { nb: 'Skriv et svar.', en: 'Write an answer.' },
  orderDone: { nb: 'Merk som fullført', en: 'Mark as done' },
  orderDecline: { nb: 'Vi kan ikke levere dette', en: 'We cannot deliver this' },
  orderDeclineReason: { nb: 'Hvorfor?', en: 'Why?' },
  orderDeclineHint: {
    nb: 'Hovedkontoret tar over forespørselen. Kunden ser ikke hva du skriver.',
    en: 'Head office takes over the request. The customer does not see what you write.',
  },
  orderDeclineSend: { nb: 'Gi fra oss forespørselen', en: 'Hand the request back' },
  orderDeclineMissing: { nb: 'Skriv hvorfor.', en: 'Write why.' },
  orderDeclined: {
    nb: 'Takk for beskjeden. Hovedkontoret har tatt over forespørselen.',
    en: 'Thank you for telling. Head office has taken over the request.',
  },
  orderActionFailed: {
    nb: 'Det virket ikke akkurat nå. Det du skrev er fortsatt her – prøv igjen.',
    en: 'That did not work just now. What you wrote is still here – try again.',
  },
  orderPrint: { nb: 'Skriv ut eller lagre som PDF', en: 'Print or save as PDF' },
} as const satisfies Record<string, Localised>

export const texts: readonly TextGroup[] = [{ name: { nb: 'Bestilling', en: 'Ordering' }, texts: orderTexts }]

declare module '../../web/texts' {
  interface TextTables {
    orderTexts: typeof orderTexts
  }
}
