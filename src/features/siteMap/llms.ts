/**
 * `/llms.txt`: the site in brief for language models, in the convention of llmstxt.org: Markdown with the site's name, a
 * quotation that says what it is, and sections of links with a word about each. In the site's main language, of what
 * visitors can read and search engines may list.
 */
import { checkbox } from '../../cms/fields/checkbox'
import { defaultLocale } from '../../lib/locales'
import type { Routes, Runtime } from '../../web/feature'
import { MAX_OUTLINED, type OutlineLink, type OutlineSection } from '../../web/siteOutline'

export const llmsField = checkbox(
  'llmsTxt',
  { nb: 'Tilby llms.txt', en: 'Offer llms.txt' },
  {
    on: true,
    description: {
      nb: 'En kort oversikt over nettstedet på /llms.txt, for språkmodeller. Den lages av det som er publisert.',
      en: 'A brief outline of the site at /llms.txt, for language models. It is made of what is published.',
    },
  },
)

/** Characters of a link's description. */
export const MAX_DESCRIPTION = 300

/** The text as one line. */
const oneLine = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')

/** Text in which nothing is read as Markdown. */
const escaped = (text: string) => oneLine(text).replaceAll(/[\\`*_[\]<>#]/g, (mark) => `\\${mark}`)

function shortened(text: string): string {
  const line = oneLine(text)
  if (line.length <= MAX_DESCRIPTION) return line
  const cut = line.slice(0, MAX_DESCRIPTION - 1)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : cut.length)}…`
}

function drawLink({ title, href, description }: OutlineLink, siteUrl: string): string {
  const about = description ? `: ${escaped(shortened(description))}` : ''
  // A bracket would end the address.
  const address = (siteUrl + href).replaceAll('(', '%28').replaceAll(')', '%29')
  return `- [${escaped(title)}](${address})${about}`
}

interface Outlined {
  name: string
  description: string
  siteUrl: string
}

export function drawLlms({ name, description, siteUrl }: Outlined, sections: readonly OutlineSection[]): string {
  const drawn = sections
    .filter(({ links }) => links.length > 0)
    .map(({ heading, links }) =>
      [`## ${escaped(heading)}`, '', ...links.slice(0, MAX_OUTLINED).map((link) => drawLink(link, siteUrl))].join('\n'),
    )
  const about = oneLine(description) === '' ? [] : [`> ${escaped(shortened(description))}`]
  return `${[`# ${escaped(name)}`, ...about, ...drawn].join('\n\n')}\n`
}

export function llmsRoutes(routes: Routes, { siteUrl, read, readOutline }: Runtime): void {
  routes.get('/llms.txt', async (context) => {
    const request = await read(defaultLocale)
    const { settings } = request.site
    if (settings.llmsTxt === false) return context.notFound()
    const sections = await readOutline(request)
    const front = sections.flatMap(({ links }) => links).find(({ href }) => href === '/')
    const outlined = { name: settings.name, description: front?.description || settings.tagline || '', siteUrl }
    return context.body(drawLlms(outlined, sections), 200, { 'content-type': 'text/plain; charset=utf-8' })
  })
}
