/** State of a rendered form: new, or returned to a browser without script. */
import { relatedId } from '../../../../cms/relatedId'
import type { SubscriberGroup } from '../../../../cms/types'
import type { BlockOf } from '../../../../web/contentBlock'
import type { FieldErrors, Values } from '../../../../web/forms/formState'
import type { Site } from '../../../../web/site'
import type { TextKey } from '../../../../web/texts'
import { FORM_PREFIX, STEP, STEP_CODE } from './wire'

export interface FormDrawn {
  /** Unique on the page. */
  id: string
  values: Values
  errors: FieldErrors
  message: TextKey | undefined
  awaitsCode: boolean
}

export function drawnState(site: Site, id: string): FormDrawn {
  const back = site.form?.form === FORM_PREFIX + id ? site.form : undefined
  const { values = {}, errors = {}, message } = back ?? {}
  return { id, values, errors, message, awaitsCode: values[STEP] === STEP_CODE }
}

/** Which groups are check boxes, and which are in the list. */
export function groupsShown(
  { groupsAs, groups: chosen }: Pick<BlockOf<'smsNewsletter'>, 'groupsAs' | 'groups'>,
  open: readonly SubscriberGroup[],
): { boxes: readonly SubscriberGroup[]; list: readonly SubscriberGroup[] } {
  const ids = new Set((chosen ?? []).map(relatedId))
  const some = ids.size > 0 ? open.filter(({ id }) => ids.has(id)) : open
  switch (groupsAs) {
    case 'none':
      return { boxes: [], list: [] }
    case 'select':
      return { boxes: [], list: some }
    case 'both':
      return ids.size > 0 ? { boxes: some, list: open.filter(({ id }) => !ids.has(id)) } : { boxes: some, list: [] }
    default:
      return { boxes: some, list: [] }
  }
}
