/** On the sign-in page: the button of the provider, and the result of a failed attempt. */
import { Button } from '@payloadcms/ui'
import type { ServerProps } from 'payload'
import { fill } from '../../../../lib/fill'
import { isLocale } from '../../../../lib/locales'
import { declaredIn } from '../../../../web/declared'
import { isOidcOutcome, oidcOutcomes } from '../messages'
import './oidc.css'

const texts = { nb: 'Logg inn med {provider}', en: 'Sign in with {provider}' }

export function SingleSignOn({ payload, i18n, searchParams }: Pick<ServerProps, 'payload' | 'i18n' | 'searchParams'>) {
  const provider = declaredIn(payload).singleSignOn
  if (!provider) return null
  const locale = isLocale(i18n.language) ? i18n.language : 'nb'
  const { oidc: outcome, redirect } = searchParams ?? {}
  const next = typeof redirect === 'string' ? `?next=${encodeURIComponent(redirect)}` : ''
  const values = { provider: provider.name }
  return (
    <div className="single-sign-on">
      {isOidcOutcome(outcome) && <p role="alert">{fill(oidcOutcomes[outcome][locale], values)}</p>}
      <Button el="anchor" url={`/api/users/oidc/start${next}`} buttonStyle="secondary" size="large" margin={false}>
        {fill(texts[locale], values)}
      </Button>
    </div>
  )
}
