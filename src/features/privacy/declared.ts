/** What the program's features have declared; the configuration carries it, since it is known only above features. */
import type { BasePayload } from 'payload'
import type { PersonalData } from '../../site/personalData'

export const declared = ({ config }: Pick<BasePayload, 'config'>): readonly PersonalData[] =>
  (config.custom as { personalData?: readonly PersonalData[] } | undefined)?.personalData ?? []
