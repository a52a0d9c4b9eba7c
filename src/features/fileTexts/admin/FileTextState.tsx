/** On a file's screen: whether search knows its text, and why not. */
import type { UIFieldServerProps } from 'payload'
import { fill } from '../../../lib/fill'
import { isLocale, numberText } from '../../../lib/locales'
import { readTextState } from '../readTexts'
import { textStates } from '../states'
import './fileText.css'

const heading = { nb: 'I søket', en: 'In search' }

export async function FileTextState({ id, payload, i18n }: Pick<UIFieldServerProps, 'id' | 'payload' | 'i18n'>) {
  if (id === undefined) return null
  const locale = isLocale(i18n.language) ? i18n.language : 'nb'
  const { state, length } = await readTextState(payload, Number(id))
  return (
    <div className="field-type file-text">
      <span className="field-label">{heading[locale]}</span>
      <p>{fill(textStates[state][locale], { count: numberText(length, locale) })}</p>
    </div>
  )
}
