import type { ContentBlock } from '../../../../web/contentBlock'
import { fieldsOf } from '../../readForm'
import { FORMS } from '../../slugs'
import { FormBlock } from './Block'
import { formBlock } from './fields'
import picture from './picture.svg?raw'
import styles from './styles.css?inline'

export const form: ContentBlock<'form'> = {
  config: formBlock,
  group: 'sales',
  picture,
  styles,
  Component: FormBlock,
  words: {
    source: FORMS,
    async read(payload, locale) {
      const { docs } = await payload.find({
        collection: FORMS,
        where: { _status: { equals: 'published' } },
        depth: 0,
        pagination: false,
        overrideAccess: false,
        locale,
      })
      const texts = new Map(
        docs.map((doc) => [
          doc.id,
          fieldsOf(doc)
            .map(({ label }) => label)
            .join(' '),
        ]),
      )
      return ({ form: chosen }) => texts.get(chosen as number) ?? ''
    },
  },
}
