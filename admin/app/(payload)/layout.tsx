import config from '@payload-config'
import '@payloadcms/next/css'
import './controls.css'
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts'
import type { ServerFunction, ServerFunctionClient } from 'payload'
import type { ReactNode } from 'react'
import { importMap } from './admin/importMap.js'

/** The CMS configuration may stand in for Payload's own server functions: scheduling checks what it schedules. */
async function ownServerFunctions(): Promise<Record<string, ServerFunction>> {
  const { custom } = await config
  return (custom as { serverFunctions?: Record<string, ServerFunction> } | undefined)?.serverFunctions ?? {}
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server'
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: await ownServerFunctions() })
}

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  )
}
