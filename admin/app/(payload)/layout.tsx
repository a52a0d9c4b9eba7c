import config from '@payload-config'
import '@payloadcms/next/css'
import './controls.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { drawNewDraft, savesItself } from '../../../src/web/admin/NewDraftView'
import { importMap } from './admin/importMap.js'

/** The CMS configuration may stand in for Payload's own server functions: scheduling checks what it schedules. */
async function ownServerFunctions(): Promise<Record<string, ServerFunction>> {
  const { custom } = await config
  return { ...(custom as { serverFunctions?: Record<string, ServerFunction> } | undefined)?.serverFunctions }
}

/** Whether a drawer asks for a document that Payload would store empty to show it (`NewDraftView`). */
async function asksForNewDraft({ name, args }: Parameters<ServerFunctionClient>[0]): Promise<boolean> {
  if (name !== 'render-document' || args.docID) return false
  const { collections } = await config
  return savesItself(collections.find(({ slug }) => slug === args.collectionSlug))
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  const serverFunctions = await ownServerFunctions()
  if (await asksForNewDraft(args)) serverFunctions['render-document'] = drawNewDraft
  return handleServerFunctions({ ...args, config, importMap, serverFunctions })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
