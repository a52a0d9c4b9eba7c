/** Texts of the writing help in the admin. */
import type { WritingTask } from '../tasks'

const tasksInNorwegian: Record<WritingTask, string> = {
  pictureDescription: 'Foreslå alternativ tekst',
  documentDescription: 'Foreslå beskrivelse',
  translation: 'Oversett fra {language}',
  shorter: 'Gjør kortere',
}

const tasksInEnglish: Record<WritingTask, string> = {
  pictureDescription: 'Suggest alternative text',
  documentDescription: 'Suggest description',
  translation: 'Translate from {language}',
  shorter: 'Make shorter',
}

export const texts = {
  nb: {
    open: 'Forslag',
    openFor: 'Forslag til {field}',
    tasks: tasksInNorwegian,
    languages: { nb: 'norsk', en: 'engelsk' },
    sentTo: 'Det du velger, sendes til {host}.',
    showSent: 'Vis hva som sendes',
    sentPicture: 'Bildet i liten utgave (høyst {side} piksler).',
    sentBeside: 'Alltid også: feltets navn, språket, hvor langt feltet kan være, og merkets måte å skrive på.',
    asking: 'Venter på forslag …',
    cancel: 'Avbryt',
    ready: 'Forslaget er klart.',
    now: 'Nå',
    nothing: '(tomt)',
    proposal: 'Forslag',
    take: 'Bruk',
    replace: 'Bytt ut',
    leave: 'La være',
    again: 'Prøv igjen',
    taken: 'Forslaget er satt inn.',
    changed: 'Teksten er endret siden du ba om forslaget. Vil du bytte den ut likevel?',
    failed: 'Det virket ikke. Prøv igjen.',
    test: 'Prøv forbindelsen',
    testing: 'Prøver …',
  },
  en: {
    open: 'Suggest',
    openFor: 'Suggest {field}',
    tasks: tasksInEnglish,
    languages: { nb: 'Norwegian', en: 'English' },
    sentTo: 'What you choose is sent to {host}.',
    showSent: 'Show what is sent',
    sentPicture: 'The picture in a small size ({side} pixels at most).',
    sentBeside: 'Always with it: the field’s name, the language, how long the field may be, and how the brand writes.',
    asking: 'Waiting for a suggestion …',
    cancel: 'Cancel',
    ready: 'The suggestion is ready.',
    now: 'Now',
    nothing: '(empty)',
    proposal: 'Suggestion',
    take: 'Take',
    replace: 'Replace',
    leave: 'Leave',
    again: 'Try again',
    taken: 'The suggestion is put in.',
    changed: 'The text has changed since you asked for the suggestion. Replace it all the same?',
    failed: 'That did not work. Try again.',
    test: 'Test the connection',
    testing: 'Trying …',
  },
} as const
