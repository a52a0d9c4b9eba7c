/**
 * The SMS newsletter's form (docs/behaviour.md#sms-newsletter): two native forms, of which one is shown. The module
 * sends them without leaving the page; without script the response to each is a page.
 */

import { useContext } from 'react'
import type { BlockProps } from '../../../../web/contentBlock'
import { Enhanced } from '../../../../web/Enhanced'
import { Heading } from '../../../../web/Heading'
import { PageIdsContext } from '../../../../web/headingIds'
import { CodeStep } from './CodeStep'
import { RequestStep } from './RequestStep'
import type { NewsletterForm } from './read'
import { drawnState, groupsShown } from './state'
import { DEFAULT_ENDPOINT, SUBSCRIBED_MARK, UNSUBSCRIBED_MARK } from './wire'

const ID = 'SMS-nyhetsbrev'

export function SmsNewsletterBlock({ block, site, data: newsletter }: BlockProps<'smsNewsletter', NewsletterForm>) {
  const id = useContext(PageIdsContext)?.forHeading(ID) ?? ID.toLowerCase()
  if (!newsletter) return null
  const { settings, groups, verification, wordingVersion } = newsletter
  const state = drawnState(site, id)
  const texts = {
    loading: settings.loading_text || site.t('newsletterLoading'),
    subscribe: block.subscribeLabel || settings.subscribe_text || site.t('newsletterSubscribe'),
    unsubscribe: block.unsubscribeLabel || site.t('newsletterUnsubscribe'),
    activate: settings.activation_text || site.t('newsletterActivate'),
  }
  const endpoint = settings.endpoint || DEFAULT_ENDPOINT
  const shared = { site, state, endpoint }
  const asksConsent = settings.consentBox === true && Boolean(settings.consentText) && block.type !== 'unsubscribe'
  return (
    <div className={`newsletter newsletter-${block.tone ?? 'surface'}`}>
      <div className="text newsletter-inner">
        {block.heading && <Heading level={2}>{block.heading}</Heading>}
        {block.text && <p className="newsletter-text">{block.text}</p>}
        {/* Shown only when the address ends in its name, where a form without script leads back to. */}
        <p className="form-message success sent-mark" id={`${id}-${SUBSCRIBED_MARK}`} tabIndex={-1}>
          {site.t('newsletterSubscribed')}
        </p>
        <p className="form-message success sent-mark" id={`${id}-${UNSUBSCRIBED_MARK}`} tabIndex={-1}>
          {site.t('newsletterUnsubscribed')}
        </p>
        <Enhanced
          name="smsNewsletter"
          when="visible"
          as="div"
          className="newsletter-form"
          // Target of the page that answers a native form.
          id={id}
          data-endpoint={endpoint}
          data-verification={verification ? '1' : ''}
          data-loading={texts.loading}
          data-unknown={settings.unknown_error || site.t('newsletterUnknownError')}
          data-language={site.locale}
          data-wording={asksConsent ? wordingVersion : undefined}
        >
          {!state.awaitsCode && (
            <RequestStep
              {...shared}
              type={block.type ?? 'both'}
              texts={texts}
              groups={groupsShown(block, groups)}
              settings={settings}
              wordingVersion={asksConsent ? wordingVersion : undefined}
            />
          )}
          <p
            className={`form-message ${state.message === 'newsletterCodeSent' ? 'success' : 'danger'}`}
            id={`${id}-melding`}
            role="status"
            tabIndex={-1}
            data-message=""
            hidden={!state.message}
          >
            {state.message && site.t(state.message)}
          </p>
          {(state.awaitsCode || (verification && block.type !== 'unsubscribe')) && (
            <CodeStep {...shared} label={texts.activate} />
          )}
        </Enhanced>
      </div>
    </div>
  )
}
