/** The admin's first screen: the parts that the features declare, without Payload's cards of every list. */
import { Gutter } from '@payloadcms/ui'
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { AdminViewServerProps } from 'payload'

export function FirstScreen({
  initPageResult,
  i18n,
  locale,
  params,
  payload,
  searchParams,
  user,
}: AdminViewServerProps) {
  return (
    <Gutter className="dashboard">
      {RenderServerComponent({
        Component: payload.config.admin.components.beforeDashboard,
        importMap: payload.importMap,
        serverProps: { i18n, locale, params, payload, req: initPageResult.req, searchParams, user },
      })}
    </Gutter>
  )
}
