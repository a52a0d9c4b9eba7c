import type { DeliveryTerm, Page } from '../cms/types'
import type { PreviewKind } from '../web/meta'
import type { Site } from '../web/site'
import type { SendSmsForm } from './sendSms/read'
import type { NewsletterForm } from './smsNewsletter/read'

/** A block of a page as it is stored. A draft in preview may lack what the type calls required: it is not validated. */
export type PageBlock = NonNullable<Page['body']>[number]
/** A block that stands on a page itself: those that bring blocks from elsewhere have been replaced by what they bring. */
export type PlacedBlock = Exclude<PageBlock, { blockType: 'embeddedPage' | 'reusable' }>
export type BlockOf<Type extends PageBlock['blockType']> = Extract<PageBlock, { blockType: Type }>

export interface BlockProps<Type extends PageBlock['blockType']> {
  block: BlockOf<Type>
  site: Site
  /** The page's first hero: its heading is the page's, and its picture is what visitors wait for. */
  first: boolean
  /** The published terms, where the page has a block that shows them. */
  deliveryTerms?: DeliveryTerm | undefined
  /** What the SMS newsletter's form is made of, where the page has a block that shows it. */
  newsletter?: NewsletterForm | undefined
  /** The same for sending SMS. */
  sendSms?: SendSmsForm | undefined
  /** Whether an editor looks at a draft. */
  preview?: PreviewKind | undefined
}
