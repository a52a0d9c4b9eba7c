/** The phone widget on fields from third-party markup: each when it is used. */
import { isTouched } from '../client/touched'
import { UTILS_ADDRESS } from '../phone/address'
import { JOB_INPUTS, MOBILE_INPUTS, type PhoneInputSettings } from '../phone/inputs'

export default function phoneInputs(page: HTMLElement): void {
  const { country, invalid, national, autoHide } = JSON.parse(page.dataset.phones ?? '{}') as PhoneInputSettings
  const done = new WeakSet<EventTarget>()

  async function improve(target: EventTarget | null): Promise<void> {
    if (!(target instanceof HTMLInputElement) || done.has(target)) return
    const isJob = target.matches(JOB_INPUTS)
    if (!isJob && !target.matches(MOBILE_INPUTS)) return
    done.add(target)
    const { attachPhone } = await import('../phone/client/widget')
    attachPhone(target, {
      utils: UTILS_ADDRESS,
      country,
      invalid,
      mobile: true,
      ...(isJob ? { national, autoHide } : {}),
    })
  }

  page.addEventListener('focusin', ({ target }) => void improve(target))
  void improve(document.activeElement)
  // Fields that were filled in and left before this module loaded are checked all the same.
  for (const input of page.querySelectorAll('input')) if (isTouched(input)) void improve(input)
}
