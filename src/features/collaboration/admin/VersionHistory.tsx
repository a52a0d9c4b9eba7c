/** The versions of a document with time, author and status. Replaces Payload's list, which has no authors. */

import { SetDocumentStepNav } from '@payloadcms/ui'
import type { DocumentViewServerProps } from 'payload'
import { languageOf } from '../../../cms/messages'
import { globalKey, keyOf, targetOf } from '../documents'
import { type ListedVersion, listVersions } from '../versionList'
import './editing.css'
import { osloText } from '../../../lib/osloTime'

const texts = {
  nb: {
    title: 'Versjoner',
    when: 'Når',
    who: 'Lagret av',
    status: 'Tilstand',
    published: 'Publisert',
    draft: 'Utkast',
    refused: 'Ikke lagret over en annens tekst',
    unknown: 'Ikke kjent',
    newer: 'Nyere',
    older: 'Eldre',
    none: 'Ingen versjoner ennå.',
  },
  en: {
    title: 'Versions',
    when: 'When',
    who: 'Saved by',
    status: 'State',
    published: 'Published',
    draft: 'Draft',
    refused: 'Not saved over somebody else’s text',
    unknown: 'Not known',
    newer: 'Newer',
    older: 'Older',
    none: 'No versions yet.',
  },
}

export async function VersionHistory({ initPageResult, searchParams }: DocumentViewServerProps) {
  const { req, collectionConfig, globalConfig, docID } = initPageResult
  const language = languageOf(req)
  const text = texts[language]
  const key = collectionConfig ? keyOf(collectionConfig.slug, docID ?? '') : globalKey(globalConfig?.slug ?? '')
  const target = targetOf(req, key)
  const list = target && (await listVersions(req, target, Math.max(1, Number(searchParams?.page) || 1)))
  const entity = collectionConfig ?? globalConfig
  if (!list || !entity) return null
  const admin = req.payload.config.routes.admin
  const path = collectionConfig
    ? `${admin}/collections/${collectionConfig.slug}/${docID}/versions`
    : `${admin}/globals/${globalConfig?.slug}/versions`
  const time = (at: number) => osloText(at, language, { dateStyle: 'medium', timeStyle: 'medium' })
  const row = ({ id, at, who, status }: ListedVersion) => (
    <tr key={id}>
      <td>
        <a href={`${path}/${id}`}>{time(at)}</a>
      </td>
      <td>{who || text.unknown}</td>
      <td>{text[status]}</td>
    </tr>
  )
  return (
    <>
      <SetDocumentStepNav
        {...(collectionConfig ? { collectionSlug: collectionConfig.slug } : {})}
        {...(globalConfig ? { globalSlug: globalConfig.slug } : {})}
        {...(docID === undefined ? {} : { id: docID })}
        pluralLabel={collectionConfig?.labels.plural ?? globalConfig?.label}
        useAsTitle={collectionConfig?.admin.useAsTitle ?? globalConfig?.slug}
        view={text.title}
      />
      <main className="version-history">
        {list.versions.length === 0 ? (
          <p>{text.none}</p>
        ) : (
          <table>
            <caption className="visually-hidden">{text.title}</caption>
            <thead>
              <tr>
                <th scope="col">{text.when}</th>
                <th scope="col">{text.who}</th>
                <th scope="col">{text.status}</th>
              </tr>
            </thead>
            <tbody>{list.versions.map(row)}</tbody>
          </table>
        )}
        <nav aria-label={text.title}>
          {list.page > 1 && <a href={`${path}?page=${list.page - 1}`}>{text.newer}</a>}
          {list.page < list.pages && <a href={`${path}?page=${list.page + 1}`}>{text.older}</a>}
        </nav>
      </main>
    </>
  )
}
