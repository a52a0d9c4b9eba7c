/** The feature's tables in statements. */
import { table } from '../../cms/tables'

export const choiceWordings = table('choice_wordings')
export const consentChoices = table('consent_choices')
