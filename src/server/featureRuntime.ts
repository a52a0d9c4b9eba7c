/** The running program as its features see it. */
import type { BasePayload } from 'payload'
import { program } from '../program'
import type { Runtime } from '../web/feature'
import { pagePolicy } from '../web/policy'
import type { Renderer } from '../web/render'
import type { Log } from './log'
import type { Settings } from './settings'
import type { Uploads } from './uploads'

interface RuntimeParts {
  payload: BasePayload
  settings: Pick<Settings, 'siteUrl' | 'secret' | 'databaseUrl'>
  renderer: Renderer
  uploads: Pick<Uploads, 'read'>
  isRoute: Runtime['isRoute']
  log: Log
}

export function createRuntime({ payload, settings, renderer, uploads, isRoute, log }: RuntimeParts): Runtime {
  const { siteUrl, secret, databaseUrl } = settings
  return {
    payload,
    databaseUrl,
    siteUrl,
    secret: payload.secret || secret,
    readSite: async (locale) => (await renderer.read(locale)).site,
    read: renderer.read,
    readSiteMap: (request) => Promise.all(program.flatMap((feature) => feature.siteMap?.(request) ?? [])),
    async readOutline(request) {
      const sections = await Promise.all(program.map((feature) => feature.outline?.(request)))
      return sections.flatMap((section) => section ?? []).sort((one, other) => one.position - other.position)
    },
    readUpload: uploads.read,
    renderPage: renderer.renderPage,
    renderWithDrafts: renderer.renderWithDrafts,
    documentAt: renderer.documentAt,
    pageExists: renderer.pageExists,
    isRoute,
    async answerWithPage(path, status, form) {
      const rendered = await renderer.renderPath(path, {}, form)
      if (rendered.kind === 'redirect') return Response.redirect(new URL(rendered.to, siteUrl), 303)
      return new Response(rendered.body, {
        status,
        headers: {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': pagePolicy(rendered.needs),
          'cache-control': 'private, no-store',
        },
      })
    },
    log,
  }
}
