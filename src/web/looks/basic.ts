import { defaultTheme } from '../themeDefaults'
import type { Look } from './look'

/** What a site begins with: the system's fonts, which cost no byte. */
export const basic: Look = {
  name: 'basic',
  label: { nb: 'Enkel', en: 'Basic' },
  note: { nb: 'Systemets skrift og rolige farger.', en: 'The system font and calm colours.' },
  ...defaultTheme,
  tokens: {},
}
