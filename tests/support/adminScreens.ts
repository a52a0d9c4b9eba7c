/** The screens of the admin, as its own menu and the program name them, so that a new one is among them by itself. */
import { readFileSync } from 'node:fs'
import { readSource, sourceFiles } from '../../src/architectureSources'
import { INVITATION_PATH } from '../../src/features/users/invitations/lifetime'
import { program } from '../../src/program'

/** `[/admin/collections/pages, collections, pages]` of each link in the menu of a screen's HTML, once. */
export function menuLinks(html: string): { path: string; kind: string; slug: string }[] {
  const links = [...html.matchAll(/href="(\/admin\/(collections|globals)\/([\w-]+))"/g)]
  const found = links.map(([, path = '', kind = '', slug = '']) => ({ path, kind, slug }))
  return found.filter(({ path }, at) => found.findIndex((other) => other.path === path) === at)
}

/** Screens of features that are neither a list nor a form, for who is signed in. */
export const ownViews: readonly string[] = program
  .flatMap(({ admin }) => Object.values(admin?.views ?? {}))
  .filter(({ path }) => path !== '/login' && path !== INVITATION_PATH)
  .map(({ path }) => `/admin${path}`)

/** A selector of what we draw there: the classes that our components write, and that Payload's do not. */
export function ownParts(): string {
  const names = sourceFiles(/(\/admin\/|\/tree\/).*\.tsx$/).flatMap((file) =>
    [...readFileSync(readSource(file), 'utf8').matchAll(/className="([^"]+)"/g)].flatMap(([, all = '']) =>
      all.split(' '),
    ),
  )
  const payloads = /^(btn|dashboard|doc-drawer|field-|login|section-title|textarea-)/
  return [...new Set(names)]
    .filter((name) => !payloads.test(name))
    .map((name) => `.${name}`)
    .join()
}
