/** What the admin says in the same way in Norwegian and in English. Whatever else does so has not been translated. */
export const sameInBoth: ReadonlySet<string> = new Set([
  // Kinds of files.
  'CSV',
  'XLSX',
  // Keys of the keyboard.
  'Ctrl K',
  // Names.
  'Account SID',
  'Bricolage Grotesque',
  'English',
  'Facebook',
  'Figtree',
  'Fraunces',
  'GA4',
  'Google Analytics 4',
  'Instagram',
  'Instrument Sans',
  'Kannel',
  'LINK Mobility',
  'LinkedIn',
  'Matomo',
  'Merkevei',
  'Norsk',
  'Pinterest',
  'Plausible',
  'Source Serif',
  'Sveve',
  'TikTok',
  'Twilio',
  'X',
  'YouTube',
  // The same word in both languages.
  'Administrator',
  'Film',
  'HTML',
  'Hammer',
  'ID',
  'Import',
  'Logo',
  'Ornament',
  'Permanent (308)',
  'Person',
  'SMS',
  'Send SMS',
  'Slug',
  'Sofa',
  'Status',
  'Type',
  'URL',
  'Video',
  // How what is written has to look, and what visitors get where nothing is: Norwegian in either language.
  'man–fre 09–17\nlør 10–14',
  '24.12.2026 10–13 Julaften\n27.12.2026–31.12.2026 stengt',
  '9000–9299, 9300',
  'https://ws.geonorge.no/adresser/v1/sok',
  'Sender …',
  'Meld meg på',
  'Bekreft',
  'Noe gikk galt. Prøv igjen om litt.',
])

/** Parts to fill in, tags, types of files and units: the same in every language. */
const wordless = /\{\{?\w+\}?\}|<\/?\d>|\bID\b|\b\d+ ?[KM]B\b|\bimage\/\w+/g

/** Whether a text says something in a language. */
export const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(wordless, ''))
