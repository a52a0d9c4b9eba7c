/** What a visitor sees when the site fails. Made of nothing but text, so that it needs no database, theme or script. */
import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
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
} as const

export type ErrorStatus = keyof typeof texts

/** Sends the page; returns the number that finds the fault in the log. */
export function sendErrorPage(response: ServerResponse, status: ErrorStatus, common: HeaderList): string {
  const reference = randomUUID().slice(0, 8)
  if (response.headersSent) {
    response.destroy()
    return reference
  }
  const { title, text } = texts[status]
  const body =
    `<!doctype html><html lang="nb"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p>` +
    `<p><a href="/">Til forsiden / To the front page</a></p>${status === 500 ? `<p>Ref. ${reference}</p>` : ''}</main></body></html>`
  response.writeHead(status, [
    ...common,
    'Content-Security-Policy',
    "default-src 'none'; frame-ancestors 'none'",
    'Content-Type',
    'text/html; charset=utf-8',
    'Cache-Control',
    'no-store',
    'Content-Length',
    String(Buffer.byteLength(body)),
  ])
  response.end(body)
  return reference
}
