/** What the screens of imports say, in the language of the admin. */
export const texts = {
  nb: {
    heading: 'Les inn fra fil',
    explain:
      'CSV eller XLSX, med overskrifter i første linje. Ingenting endres før du har sett hva filen gjør. Kolonner som mangler, røres ikke; tomme celler tømmer feltet.',
    target: 'Filen inneholder',
    articles: 'artikler',
    dealers: 'forhandlere',
    file: 'Fil',
    upload: 'Les filen',
    uploading: 'Laster opp …',
    failed: 'Noe gikk galt. Prøv igjen.',
    download: 'Last ned alt',
    downloadHint: 'Samme form som den som leses inn: rett i regneark, og les inn igjen.',
    articlesAs: 'Artikler som {format}',
    dealersAs: 'Forhandlere som {format}',
    reading: 'Leser filen. Linjer til nå: {total}.',
    ready: 'Filen er lest: {created} nye, {changed} endres, {unchanged} er som før.',
    refused: 'Linjer med feil: {faults}. Rett filen, og last den opp på nytt. Ingenting er endret.',
    run: 'Før inn ({count})',
    nothing: 'Filen endrer ingenting.',
    running: 'Fører inn: {percent} %',
    done: 'Ferdig. {created} nye, {changed} endret.',
    again: 'Fortsett',
    fault: 'Feil ({count})',
    change: 'Endringer ({count})',
    create: 'Nye ({count})',
    line: 'Linje',
    number: 'Nummer',
    what: 'Hva',
    more: 'Vis flere',
    empty: 'tomt',
    becomes: 'blir',
  },
  en: {
    heading: 'Read in from a file',
    explain:
      'CSV or XLSX, with headings in the first line. Nothing changes before you have seen what the file does. Columns that are missing are left alone; empty cells clear the field.',
    target: 'The file holds',
    articles: 'articles',
    dealers: 'dealers',
    file: 'File',
    upload: 'Read the file',
    uploading: 'Uploading …',
    failed: 'Something went wrong. Try again.',
    download: 'Download everything',
    downloadHint: 'Of the same shape as what is read in: correct it in a spreadsheet, and read it in again.',
    articlesAs: 'Articles as {format}',
    dealersAs: 'Dealers as {format}',
    reading: 'Reading the file. Lines so far: {total}.',
    ready: 'The file is read: {created} new, {changed} change, {unchanged} stay as they are.',
    refused: 'Lines with errors: {faults}. Correct the file, and upload it again. Nothing is changed.',
    run: 'Carry out ({count})',
    nothing: 'The file changes nothing.',
    running: 'Being carried out: {percent}%',
    done: 'Done. {created} new, {changed} changed.',
    again: 'Go on',
    fault: 'Errors ({count})',
    change: 'Changes ({count})',
    create: 'New ({count})',
    line: 'Line',
    number: 'Number',
    what: 'What',
    more: 'Show more',
    empty: 'empty',
    becomes: 'becomes',
  },
} as const

export type ImportTexts = (typeof texts)[keyof typeof texts]

export function textsOf(language: string): ImportTexts {
  return language === 'en' ? texts.en : texts.nb
}

export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
