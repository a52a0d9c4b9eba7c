/** Texts of the member's page and its settings. */
import type { Localised } from '../../../lib/locales'

export const accountPageTexts = {
  accountConfirmTitle: { nb: 'Bekreft e-posten din', en: 'Confirm your e-mail' },
  accountConfirmText: {
    nb: 'Kontoen «{user}» ble opprettet med denne e-postadressen. Bekreft bare hvis det var du som gjorde det.',
    en: 'The account “{user}” was made with this e-mail address. Confirm only if it was you who made it.',
  },
  accountConfirmSend: { nb: 'Ja, det er min konto', en: 'Yes, it is my account' },
  accountConfirmNotMine: { nb: 'Var det ikke deg?', en: 'Was it not you?' },
  accountConfirmNotMineText: {
    nb: 'Da har noen brukt adressen din. Du kan slette kontoen, så hører du ikke mer fra den.',
    en: 'Then somebody used your address. You can delete the account, and will hear no more of it.',
  },
  accountConfirmDelete: { nb: 'Slett kontoen', en: 'Delete the account' },
  accountConfirmed: { nb: 'E-posten er bekreftet.', en: 'Your e-mail has been confirmed.' },
  accountConfirmedSignIn: {
    nb: 'E-posten er bekreftet. Logg inn for å se bestillingene dine.',
    en: 'Your e-mail has been confirmed. Sign in to see your orders.',
  },
  accountNotMineDone: {
    nb: 'Kontoen er slettet. Beklager bryderiet.',
    en: 'The account has been deleted. We are sorry for the trouble.',
  },
  accountUnconfirmed: { nb: 'Ikke bekreftet', en: 'Not confirmed' },
  accountConfirmedMark: { nb: 'Bekreftet', en: 'Confirmed' },
  accountUnconfirmedText: {
    nb: 'Vi har sendt en lenke til {email}. Åpne den for å bekrefte at adressen er din; da vises bestillingene dine her.',
    en: 'We have sent a link to {email}. Open it to confirm that the address is yours; then your orders are shown here.',
  },
  accountConfirmAgain: { nb: 'Send lenken på nytt', en: 'Send the link again' },
  accountConfirmAgainDone: {
    nb: 'Lenken er sendt til {email}. Kom den ikke? Se i søppelposten, eller prøv igjen om ti minutter.',
    en: 'The link has been sent to {email}. Did it not come? Look among junk mail, or try again in ten minutes.',
  },

  accountProfile: { nb: 'Om deg', en: 'About you' },
  accountProfileTitle: { nb: 'Endre navn og mobil', en: 'Change name and mobile' },
  accountProfileDone: { nb: 'Opplysningene er lagret.', en: 'Your details have been saved.' },
  accountNickname: { nb: 'Kallenavn', en: 'Nickname' },
  accountMobile: { nb: 'Mobil', en: 'Mobile' },
  accountMobileInvalid: {
    nb: 'Dette er ikke et mobilnummer. Skriv det for eksempel som 412 34 567 eller +46 70 123 45 67.',
    en: 'This is not a mobile number. Write it for example as +47 412 34 567.',
  },
  accountEmailTitle: { nb: 'Endre e-post', en: 'Change e-mail' },
  accountEmailText: {
    nb: 'I dag: {email}. Vi sender en lenke til den nye adressen; den gjelder først når du har åpnet lenken.',
    en: 'Today: {email}. We send a link to the new address; it counts only once you have opened the link.',
  },
  accountEmailNew: { nb: 'Ny e-post', en: 'New e-mail' },
  accountEmailSame: { nb: 'Dette er adressen du har i dag.', en: 'This is the address that you have today.' },
  accountEmailAsked: {
    nb: 'Vi har sendt en lenke til {email}. Adressen gjelder når du har åpnet den.',
    en: 'We have sent a link to {email}. The address counts once you have opened it.',
  },
  accountEmailWaiting: {
    nb: 'Venter på bekreftelse: {email}',
    en: 'Waiting for confirmation: {email}',
  },
  accountEmailForget: { nb: 'Behold den gamle', en: 'Keep the old one' },
  accountEmailForgotten: { nb: 'Den gamle adressen gjelder fortsatt.', en: 'The old address still counts.' },
  accountEmailConfirmTitle: { nb: 'Bekreft den nye e-posten', en: 'Confirm the new e-mail' },
  accountEmailConfirmText: {
    nb: '{email} blir e-posten til kontoen «{user}», i stedet for den du hadde.',
    en: '{email} becomes the e-mail of the account “{user}”, instead of the one you had.',
  },
  accountEmailConfirmSend: { nb: 'Bruk denne adressen', en: 'Use this address' },
  accountEmailDone: { nb: 'E-posten er endret.', en: 'Your e-mail has been changed.' },
  accountEmailTaken: {
    nb: 'Adressen kan ikke brukes til denne kontoen.',
    en: 'The address cannot be used for this account.',
  },
  accountPasswordTitle: { nb: 'Endre passord', en: 'Change password' },
  accountPasswordText: {
    nb: 'Du blir logget ut alle andre steder enn her.',
    en: 'You are signed out everywhere but here.',
  },
  accountPasswordDone: {
    nb: 'Passordet er endret, og du er logget ut alle andre steder.',
    en: 'The password has been changed, and you are signed out everywhere else.',
  },

  accountOrders: { nb: 'Bestillingene dine', en: 'Your orders' },
  accountOrdersNone: {
    nb: 'Ingen bestillinger er sendt fra {email}.',
    en: 'No orders have been sent from {email}.',
  },
  accountOrdersStart: { nb: 'Start en bestilling', en: 'Start an order' },
  accountOrdersWait: {
    nb: 'Bestillinger vises når du har bekreftet e-posten din.',
    en: 'Orders are shown once you have confirmed your e-mail.',
  },
  accountOrdersMore: {
    nb: 'De {count} nyeste vises. Resten er i filen med dataene dine.',
    en: 'The {count} newest are shown. The rest are in the file with your data.',
  },
  accountOrderNumber: { nb: 'Nummer', en: 'Number' },
  accountOrderDate: { nb: 'Sendt', en: 'Sent' },
  accountOrderState: { nb: 'Status', en: 'State' },
  accountOrderDealer: { nb: 'Forhandler', en: 'Dealer' },
  accountHeadOffice: { nb: 'Hovedkontoret', en: 'Head office' },
  accountDealer: { nb: 'Min forhandler', en: 'My dealer' },
  accountDealerNote: {
    nb: 'Valget ligger bare i denne nettleseren.',
    en: 'The choice lies in this browser alone.',
  },
  accountDealerNoScript: {
    nb: 'Nettleseren kjører ikke skript, så valget kan ikke vises.',
    en: 'The browser runs no scripts, so the choice cannot be shown.',
  },
  accountSecurity: { nb: 'Innlogging', en: 'Signing in' },
  accountPasswordKept: { nb: 'Passord', en: 'Password' },
  accountSessions: { nb: 'Her er du logget inn', en: 'Where you are signed in' },
  accountSessionHere: { nb: 'Denne nettleseren', en: 'This browser' },
  accountSessionUnknown: { nb: 'Ukjent nettleser', en: 'Unknown browser' },
  accountSessionSince: { nb: 'siden {moment}', en: 'since {moment}' },
  accountSessionEnd: { nb: 'Logg ut', en: 'Sign out' },
  accountSessionEndNamed: { nb: 'Logg ut: {device}', en: 'Sign out: {device}' },
  accountSessionsEnd: { nb: 'Logg ut alle andre steder', en: 'Sign out everywhere else' },
  accountSessionsEnded: { nb: 'Du er logget ut alle andre steder.', en: 'You are signed out everywhere else.' },
  accountSessionEnded: { nb: 'Du er logget ut der.', en: 'You are signed out there.' },
  accountData: { nb: 'Dataene dine', en: 'Your data' },
  accountDataText: {
    nb: 'Alt vi har lagret om deg i én fil (JSON), som du kan ta med deg.',
    en: 'Everything that we have stored about you in one file (JSON), yours to take along.',
  },
  accountDataGet: { nb: 'Last ned dataene mine', en: 'Download my data' },
  accountDelete: { nb: 'Slett kontoen', en: 'Delete the account' },
  accountDeleteTitle: { nb: 'Slette kontoen?', en: 'Delete the account?' },
  accountDeleteText: { nb: 'Det kan ikke angres.', en: 'This cannot be undone.' },
  accountDeleteGoes: { nb: 'Dette slettes', en: 'What is deleted' },
  accountDeleteGoesList: {
    nb: 'Brukernavn, e-post, navn, kallenavn, mobil, passord og passnøkler. Alle innlogginger avsluttes, og e-poster som er laget om kontoen, fjernes.',
    en: 'Username, e-mail, name, nickname, mobile, password and passkeys. All sessions end, and e-mails that were made about the account are removed.',
  },
  accountDeleteStays: { nb: 'Dette blir igjen', en: 'What stays' },
  accountDeleteStaysList: {
    nb: 'Bestillinger du har sendt: de er også forhandlerens, og kan måtte oppbevares etter bokføringsloven. SMS-abonnementer er egne samtykker: meld deg av først hvis du ikke vil ha flere. At du har samtykket og trukket det, må kunne dokumenteres. Be oss på e-post om å slette mer.',
    en: 'Orders that you sent: they are the dealer’s too, and bookkeeping law may require that they are kept. SMS subscriptions are consents of their own: leave them first if you want no more. That you consented and withdrew must be on record. Write to us to have more deleted.',
  },
  accountDeleteSend: { nb: 'Slett kontoen for godt', en: 'Delete the account for good' },
  accountDeleted: {
    nb: 'Kontoen er slettet, og du er logget ut. Takk for at du var med.',
    en: 'The account has been deleted, and you are signed out. Thank you for having been with us.',
  },

  accountSms: { nb: 'SMS fra oss', en: 'SMS from us' },
  accountSmsNoNumber: {
    nb: 'Legg inn mobilnummeret ditt for å se og avslutte SMS-abonnementene dine.',
    en: 'Add your mobile number to see and end your SMS subscriptions.',
  },
  accountSmsAdd: { nb: 'Legg inn mobil', en: 'Add mobile' },
  accountSmsUnconfirmed: {
    nb: 'Abonnementene til {mobile} vises når du har bekreftet at nummeret er ditt.',
    en: 'The subscriptions of {mobile} are shown once you have confirmed that the number is yours.',
  },
  accountSmsConfirm: { nb: 'Bekreft nummeret', en: 'Confirm the number' },
  accountSmsNone: { nb: '{mobile} er ikke med på noen SMS-liste.', en: '{mobile} is on no SMS list.' },
  accountSmsGeneral: { nb: 'Nyheter', en: 'News' },
  accountSmsSince: { nb: 'siden {date}', en: 'since {date}' },
  accountSmsLeave: { nb: 'Meld av', en: 'Leave' },
  accountSmsLeaveNamed: { nb: 'Meld av: {group}', en: 'Leave: {group}' },
  accountSmsLeaveAll: { nb: 'Meld av alle', en: 'Leave all' },
  accountSmsLeft: { nb: 'Du er meldt av.', en: 'You have left the list.' },
  accountCodeTitle: { nb: 'Bekreft mobilnummeret', en: 'Confirm your mobile number' },
  accountCodeAsk: {
    nb: 'Vi sender en kode på SMS til {mobile}.',
    en: 'We send a code by SMS to {mobile}.',
  },
  accountCodeSend: { nb: 'Send koden', en: 'Send the code' },
  accountCodeSent: {
    nb: 'Koden er sendt til {mobile}. Den virker i ti minutter.',
    en: 'The code has been sent to {mobile}. It works for ten minutes.',
  },
  accountCode: { nb: 'Koden i meldingen', en: 'The code in the message' },
  accountCodeCheck: { nb: 'Bekreft', en: 'Confirm' },
  accountCodeAgain: { nb: 'Send ny kode', en: 'Send a new code' },
  accountCodeWrong: {
    nb: 'Koden stemmer ikke, eller den er for gammel. Se etter, eller be om en ny.',
    en: 'The code is not right, or is too old. Check it, or ask for a new one.',
  },
  accountCodeNotSent: {
    nb: 'SMS-en kunne ikke sendes akkurat nå. Prøv igjen om litt.',
    en: 'The SMS could not be sent just now. Try again shortly.',
  },
  accountCodeText: {
    nb: '{site}: koden din er {code}. Ikke gi den til noen.',
    en: '{site}: your code is {code}. Do not give it to anyone.',
  },
  accountCodeDone: { nb: 'Nummeret er bekreftet.', en: 'The number has been confirmed.' },

  accountSignedOut: {
    nb: 'Du er ikke logget inn lenger. Logg inn og prøv igjen.',
    en: 'You are no longer signed in. Sign in and try again.',
  },
} as const satisfies Record<string, Localised>
