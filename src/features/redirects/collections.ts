/** Redirects: old addresses that lead to where the content is now. */

import type { CollectionAfterChangeHook, CollectionBeforeValidateHook, CollectionConfig, PayloadRequest } from 'payload'
import { ValidationError } from 'payload'
import { anyone, editors, hiddenUnlessEditor } from '../../cms/access/roles'
import { adminGroups } from '../../cms/adminMenu'
import type { RestoreCheck } from '../../cms/bin'
import { isSafeAddress } from '../../cms/fields/address'
import { targetsFollow } from '../../cms/fields/link'
import { PAGES } from '../../cms/linkTargets'
import { translateFor } from '../../cms/messages'
import { relatedId } from '../../cms/relatedId'
import { runWithin } from '../../cms/statements'
import type { PageTree } from '../../web/pageTree'
import { publishedTree } from '../../web/storedPages'
import { redirectMessages } from './messages'
import { deletionForRedirect } from './missed/store'
import { BELOW, findLoop, GONE, isPattern, normalisedPath, parentOf, ruleFor } from './rules'

interface RedirectData {
  from?: string
  type?: string
  page?: number | { id: number } | null
  url?: string | null
}

export const REDIRECTS = 'redirects'

const EXAMPLE = 'eksempel'

/**
 * Path that a redirect leads to on this site; undefined for other sites, and for what goes before every redirect at its
 * own address (a document, a list).
 */
function targetPath(redirect: RedirectData, tree: PageTree): string | undefined {
  if (redirect.type === 'address')
    return redirect.url?.startsWith('/') && !redirect.url.startsWith('//') ? normalisedPath(redirect.url) : undefined
  if (redirect.type !== 'page') return undefined
  const id = relatedId(redirect.page)
  return id ? tree.path(id) : undefined
}

/** Normalises the address and refuses what would lead nowhere, in a circle, or over an existing page. */
const check: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const redirect = { ...originalDoc, ...data } as RedirectData & { id?: number }
  const refuse = (path: string, message: string): never => {
    throw new ValidationError({ collection: 'redirects', errors: [{ path, message }], req }, req.t)
  }
  const from = normalisedPath(redirect.from ?? '')
  if (!redirect.from?.trim().startsWith('/') || from === '/') refuse('from', translateFor(req, redirectMessages.from))
  if (from === BELOW || (isPattern(from) ? parentOf(from) : from).includes('*'))
    refuse('from', translateFor(req, redirectMessages.pattern))
  if (redirect.type === 'page' && !relatedId(redirect.page)) refuse('page', translateFor(req, redirectMessages.page))
  if (redirect.type === 'address' && (!redirect.url || !isSafeAddress(redirect.url) || redirect.url.startsWith('#')))
    refuse('url', translateFor(req, redirectMessages.url))
  const tree = await publishedTree(req)
  if (tree.idAt(from) !== undefined) refuse('from', translateFor(req, redirectMessages.pageThere, { path: from }))
  const { docs } = await req.payload.find({
    collection: 'redirects',
    depth: 0,
    limit: 0,
    pagination: false,
    req,
    where: redirect.id ? { id: { not_equals: redirect.id } } : {},
  })
  const others = docs as unknown as (RedirectData & { from: string })[]
  const rules = [{ ...redirect, from }, ...others]
  // A pattern is followed with an example of what lies below it.
  const loop = findLoop(isPattern(from) ? parentOf(from) + EXAMPLE : from, (path) =>
    // A page goes before every redirect.
    tree.idAt(path) === undefined ? targetPath(ruleFor(rules, [path]) ?? {}, tree) : undefined,
  )
  if (loop)
    refuse(
      redirect.type === 'page' ? 'page' : 'url',
      translateFor(req, redirectMessages.loop, { chain: loop.join(' → ') }),
    )
  return { ...data, from }
}

/** It leads on from here. */
const forgetMissedAddress: CollectionAfterChangeHook = async ({ doc, req }) => {
  await runWithin(req, deletionForRedirect(doc.from))
  return doc
}

/** A page may have taken the address since, or other redirects may now close a loop. */
const checkRestore: RestoreCheck = async ({ doc, req }) => {
  await check({ data: { ...doc }, originalDoc: doc, req } as unknown as Parameters<typeof check>[0])
}

export const redirects: CollectionConfig = {
  slug: REDIRECTS,
  trash: true,
  custom: { checkRestore },
  labels: { singular: { nb: 'Omdirigering', en: 'Redirect' }, plural: { nb: 'Omdirigeringer', en: 'Redirects' } },
  admin: {
    useAsTitle: 'from',
    defaultColumns: ['from', 'type', 'page', 'url', 'automatic'],
    group: adminGroups.content,
    hidden: hiddenUnlessEditor,
  },
  access: { read: anyone, create: editors, update: editors, delete: editors },
  hooks: { beforeValidate: [check], afterChange: [forgetMissedAddress] },
  fields: [
    {
      name: 'from',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      // A link from the list of addresses without a page names it.
      defaultValue: ({ req }: { req: Pick<PayloadRequest, 'query'> }) =>
        typeof req.query?.from === 'string' ? req.query.from : undefined,
      label: { nb: 'Fra adresse', en: 'From address' },
      admin: {
        description: {
          nb: 'For eksempel /gammel-side, eller /gammelt/* for alt som ligger under. En egen omdirigering går foran.',
          en: 'For example /old-page, or /old/* for all that lies below. A redirect of its own goes first.',
        },
      },
    },
    {
      name: 'type',
      type: 'radio',
      required: true,
      defaultValue: 'page',
      label: { nb: 'Til', en: 'To' },
      options: [
        { value: 'page', label: { nb: 'Side', en: 'Page' } },
        { value: 'address', label: { nb: 'Adresse', en: 'Address' } },
        {
          value: GONE,
          label: { nb: 'Ingenting: det er borte for godt (410)', en: 'Nothing: it is gone for good (410)' },
        },
      ],
    },
    {
      name: 'page',
      type: 'relationship',
      relationTo: PAGES,
      label: { nb: 'Side', en: 'Page' },
      admin: { condition: (data) => data.type === 'page' },
      ...targetsFollow,
    },
    {
      name: 'url',
      type: 'text',
      label: { nb: 'Adresse', en: 'Address' },
      admin: {
        condition: (data) => data.type === 'address',
        description: {
          nb: 'Ender begge på /*, kommer resten av adressen med: /gammelt/ovn til /nytt/ovn.',
          en: 'If both end with /*, the rest of the address comes along: /old/stove to /new/stove.',
        },
      },
    },
    {
      name: 'permanent',
      type: 'checkbox',
      defaultValue: true,
      label: { nb: 'Permanent (308)', en: 'Permanent (308)' },
      admin: { condition: (data) => data.type !== GONE },
    },
    {
      name: 'automatic',
      type: 'checkbox',
      label: { nb: 'Laget da en side flyttet', en: 'Made when a page moved' },
      admin: { readOnly: true, position: 'sidebar' },
    },
  ],
}
