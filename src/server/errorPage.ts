/** The error page for visitors. Static text only: it needs no database, theme or script. */
import type { ServerResponse } from 'node:http'
import { dataPolicy } from '../web/policy'
import type { HeaderList } from './headers'

const texts = {
  400: {
    title: 'Forespørselen kan ikke leses',
    text: 'Adressen eller innholdet er ugyldig. / The request cannot be read.',
  },
  405: {
    title: 'Det går ikke her',
    text: 'Denne adressen tar ikke imot det du sendte. / This address does not take that.',
  },
  413: { title: 'For stort', text: 'Det du sendte, er for stort. / What you sent is too large.' },
  421: {
    title: 'Ukjent nettsted',
    text: 'Dette nettstedet svarer ikke på det navnet. / This site does not answer to that name.',
  },
  429: { title: 'For mange forsøk', text: 'Vent litt og prøv igjen. / Wait a little and try again.' },
  500: {
    title: 'Noe gikk galt hos oss',
    text: 'Prøv igjen om litt. / Something went wrong on our side. Please try again shortly.',
  },
  503: {
    title: 'Straks tilbake',
    text: 'Nettstedet starter på nytt. Prøv igjen om et øyeblikk. / The site is starting again. Please try again in a moment.',
  },
} as const

export type ErrorStatus = keyof typeof texts

/** Sends the page. `reference`: the id of the request, which visitors quote. */
export function sendErrorPage(
  response: ServerResponse,
  status: ErrorStatus,
  common: HeaderList,
  reference: string | undefined,
): void {
  if (response.headersSent) {
    response.destroy()
    return
  }
  const { title, text } = texts[status]
  const paragraphs = [
    `<p>${text}</p>`,
    '<p><a href="/">Til forsiden / To the front page</a></p>',
    ...(status === 500 && reference ? [`<p>Ref. ${reference}</p>`] : []),
  ]
  send(response, status, common, page(title, paragraphs.join('')))
}

const adminTexts = {
  building: {
    title: 'Administrasjonen gjøres klar',
    nb: 'Den åpner seg her av seg selv om et lite øyeblikk. Nettstedet er allerede i drift.',
    en: 'The admin is being prepared. It opens here by itself in a moment. The site is already running.',
    retrySeconds: 3,
  },
  failed: {
    title: 'Administrasjonen er ikke tilgjengelig',
    nb: 'Nettstedet er i drift. Loggen sier hva som er galt.',
    en: 'The admin is not available. The site is running. The log says what is wrong.',
    retrySeconds: 30,
  },
} as const

/** The page at `/admin` while the admin is not loaded. It reloads by itself. */
export function sendAdminPage(response: ServerResponse, why: keyof typeof adminTexts, common: HeaderList): void {
  const { title, nb, en, retrySeconds } = adminTexts[why]
  const refresh = `<meta http-equiv="refresh" content="${retrySeconds}">`
  const body = page(title, `<p>${nb}</p><p lang="en">${en}</p>`, refresh)
  send(response, 503, [...common, 'Retry-After', String(retrySeconds)], body)
}

function page(title: string, content: string, head = ''): string {
  return (
    `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `${head}<title>${title}</title></head><body><main><h1>${title}</h1>${content}</main></body></html>`
  )
}

function send(response: ServerResponse, status: number, headers: HeaderList, body: string): void {
  response.writeHead(status, [
    ...headers,
    'Content-Security-Policy',
    dataPolicy,
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(Buffer.byteLength(body)),
  ])
  response.end(body)
}
