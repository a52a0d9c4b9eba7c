/** `/admin/login`: Payload's form, or the second step where this browser holds the cookie of the first. */
import { Logo } from '@payloadcms/next/rsc'
import { LoginView } from '@payloadcms/next/views'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { FIRST_STEP_COOKIE } from '../secondStep/cookie'
import { SecondStep } from './SecondStep'

export function SignInView(props: AdminViewServerProps) {
  const { initPageResult, params, searchParams } = props
  const { cookies, locale, permissions, req } = initPageResult
  const wanted = searchParams?.redirect
  const to = getSafeRedirect({ fallbackTo: '/admin', redirectTo: typeof wanted === 'string' ? wanted : '/admin' })
  if (req.user) redirect(to)
  if (!cookies.get(FIRST_STEP_COOKIE)) return <LoginView {...props} />
  return (
    <>
      <div className="login__brand">
        <Logo
          i18n={req.i18n}
          {...(locale ? { locale } : {})}
          {...(params ? { params } : {})}
          payload={req.payload}
          permissions={permissions}
          {...(searchParams ? { searchParams } : {})}
        />
      </div>
      <SecondStep to={to} />
    </>
  )
}
