/**
 * Phone fields from third-party markup, such as a shop's or a job board's: the widget is attached to those that
 * `docs/behaviour.md#phone-fields` lists, when one is used.
 */
import type { Site } from '../site'

/** The general mobile input, a billing phone inside its wrapper, and the profile's. */
export const MOBILE_INPUTS =
  'input.wp-sms-input-mobile, .wp-sms-input-mobile input:is(#billing_phone, [name="billing_phone"]), .user-mobile-wrap input#mobile'
/** A job form's, unless a placeholder opts it out. */
export const JOB_INPUTS =
  'input:is(#job_mobile, #_job_mobile, [name="job_mobile"], [name="_job_mobile"]):not([placeholder]:not([placeholder=""]))'

export interface PhoneInputSettings {
  country: string
  invalid: string
  national: boolean
  autoHide: boolean
}

/** Serialised for the module. */
export function phoneInputSettings({ t, settings }: Pick<Site, 't' | 'settings'>): string {
  const facts: PhoneInputSettings = {
    country: t('orderPhoneCountry'),
    invalid: t('orderPhoneInvalid'),
    national: settings.jobPhoneNational === true,
    autoHide: settings.jobPhoneAutoHide !== false,
  }
  return JSON.stringify(facts)
}
