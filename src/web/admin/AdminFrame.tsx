/** The admin's header and menu around a view that Payload renders without them. */
import { DefaultTemplate } from '@payloadcms/next/templates'
import type { AdminViewServerProps } from 'payload'
import type { ReactNode } from 'react'

type AdminFrameProps = Pick<AdminViewServerProps, 'initPageResult' | 'params' | 'searchParams'> & {
  children: ReactNode
}

export function AdminFrame({ initPageResult, params, searchParams, children }: AdminFrameProps) {
  const { req, locale, permissions, visibleEntities } = initPageResult
  return (
    <DefaultTemplate
      i18n={req.i18n}
      {...(locale ? { locale } : {})}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      viewActions={req.payload.config.admin.components.actions ?? []}
      {...(req.user ? { user: req.user } : {})}
      visibleEntities={{ collections: [...visibleEntities.collections], globals: [...visibleEntities.globals] }}
    >
      {children}
    </DefaultTemplate>
  )
}
