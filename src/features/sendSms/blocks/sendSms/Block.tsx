/**
 * Sending an SMS from a page (docs/behaviour.md#sending-sms-from-a-page): a native form that posts by itself. The
 * module counts the characters left, sends without leaving the page, and shows the result.
 */

import { useContext } from 'react'
import type { BlockOf, BlockProps } from '../../../../web/contentBlock'
import { Enhanced } from '../../../../web/Enhanced'
import { FieldErrorMessage } from '../../../../web/forms/FieldErrorMessage'
import { HoneypotField } from '../../../../web/forms/HoneypotField'
import { PAGE, SENT_MARK } from '../../../../web/forms/pageForm'
import { Heading } from '../../../../web/Heading'
import { PageIdsContext } from '../../../../web/headingIds'
import type { TextKey } from '../../../../web/texts'
import { ReceiverFields } from './ReceiverFields'
import type { SendSmsForm } from './read'
import { ruleNonce, type SendRule } from './rule'
import { callAddress, FORM, FORM_PREFIX, PLACEHOLDER_PREFIX, receivers, TELL_FROM } from './wire'

const ID = 'Send SMS'
/** Where a draft does not say. */
const MAX_COUNT = 160

export function ruleOf({ who, roles, receivers: chosen, maxCount }: BlockOf<'sendSms'>): SendRule {
  const max = maxCount ?? MAX_COUNT
  if (who !== 'staff') return { roles: undefined, receivers: ['admin'], max }
  const to = receivers.filter((kind) => (chosen ?? receivers).includes(kind))
  return { roles: roles ?? [], receivers: to.length > 0 ? to : ['admin'], max }
}

export function SendSmsBlock({ block, site, data: sendSms }: BlockProps<'sendSms', SendSmsForm>) {
  const id = useContext(PageIdsContext)?.forHeading(ID) ?? 'send-sms'
  if (!sendSms) return null
  const rule = ruleOf(block)
  const back = site.form?.form === FORM_PREFIX + id ? site.form : undefined
  const { values = {}, errors = {} } = back ?? {}
  const blanks = Object.entries(values).flatMap(([name, value]) =>
    name.startsWith(PLACEHOLDER_PREFIX) ? [[name.slice(PLACEHOLDER_PREFIX.length), value] as const] : [],
  )
  const { t } = site
  const translate = (key: TextKey) => t(key, Object.fromEntries(blanks))
  const error = errors.message && translate(errors.message)
  return (
    <div className="text send-sms">
      {block.heading && <Heading level={2}>{block.heading}</Heading>}
      {block.text && <p className="send-sms-text">{block.text}</p>}
      {/* Shown only where the address ends in its name: where a form without script leads back to. */}
      <p className="form-message success sent-mark" id={`${id}-${SENT_MARK}`} tabIndex={-1}>
        {t('sendSmsSent')}
      </p>
      <Enhanced
        name="sendSms"
        when="interaction"
        as="div"
        className="send-sms-form"
        data-max={rule.max}
        data-tell-from={TELL_FROM}
        data-left={t('sendSmsLeft')}
        data-unreachable={t('sendSmsUnreachable')}
        data-language={site.locale}
      >
        <form
          className="form"
          id={id}
          method="post"
          encType="multipart/form-data"
          action={callAddress(sendSms.endpoint, ruleNonce(rule, sendSms.secret))}
        >
          <input type="hidden" name={PAGE} value={site.path} />
          <input type="hidden" name={FORM} value={id} />
          <HoneypotField id={`${id}-felle`} />
          {rule.roles && <p className="send-sms-staff">{t('sendSmsStaffOnly')}</p>}
          <ReceiverFields
            id={id}
            site={site}
            offered={rule.receivers}
            groups={sendSms.groups}
            values={values}
            errors={errors}
            translate={translate}
          />
          <div className="field">
            <label htmlFor={`${id}-melding`}>{t('sendSmsMessage')}</label>
            <textarea
              id={`${id}-melding`}
              name="message"
              rows={5}
              required
              maxLength={rule.max}
              defaultValue={values.message}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-hoyst ${id}-melding-fault`}
            />
            <div className="send-sms-below">
              <p className="hint" id={`${id}-hoyst`}>
                {t('sendSmsMax', { max: rule.max })}
              </p>
              {/* Its room is kept, so that nothing moves when it speaks. */}
              <p className="send-sms-left" role="status" data-count="" />
            </div>
            <FieldErrorMessage id={`${id}-melding`} error={error} stays />
          </div>
          <button className="button" type="submit">
            {block.label || t('sendSmsSend')}
          </button>
          <div className="send-sms-busy" data-busy="" hidden>
            <span className="send-sms-wheel" aria-hidden="true" />
            <span role="status">{t('sendSmsSending')}</span>
          </div>
        </form>
        <p className="form-message danger failed" role="status" tabIndex={-1} data-result="" hidden={!back}>
          {back && translate(back.message)}
        </p>
      </Enhanced>
    </div>
  )
}
