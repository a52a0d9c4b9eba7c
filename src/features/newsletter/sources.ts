/** Sources of subscribers. */
export const sources = {
  form: { nb: 'Skjema', en: 'Form' },
  client: { nb: 'Annen klient', en: 'Another client' },
  import: { nb: 'Import', en: 'Import' },
  account: { nb: 'Min side', en: 'Account' },
} as const
export type Source = keyof typeof sources
