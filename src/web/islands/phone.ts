/** The phone widget on a field of our own (`PhoneField`). */
import { attachPhone } from '../phone/client/widget'

export default function phone(wrapper: HTMLElement): void {
  const input = wrapper.querySelector<HTMLInputElement>('input[data-phone]')
  if (!input) return
  const { utils = '', country = '', invalid = '', kind } = wrapper.dataset
  attachPhone(input, { utils, country, invalid, mobile: kind === 'mobile' })
}
