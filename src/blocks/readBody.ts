/** Reads the data that a page's blocks need from elsewhere, before they are drawn. */
import type { ContentReader } from '../cms/reader'
import type { DeliveryTerm } from '../cms/types'
import { withForeignBlocks } from './embeddedPage/embed'
import { readSendSms, type SendSmsForm } from './sendSms/read'
import { type NewsletterForm, readNewsletter } from './smsNewsletter/read'
import type { PageBlock, PlacedBlock } from './types'

export interface BodyContent {
  blocks: readonly PlacedBlock[]
  /** For each block the index of its stored block: several can come from one. */
  origins: readonly number[]
  deliveryTerms?: DeliveryTerm
  newsletter?: NewsletterForm
  sendSms?: SendSmsForm
}

export async function readBody(
  stored: readonly PageBlock[] | null | undefined,
  reader: ContentReader,
): Promise<BodyContent> {
  const placed = (stored ?? []).map((block) => withForeignBlocks([block]))
  const blocks = placed.flat()
  const origins = placed.flatMap((some, at) => some.map(() => at))
  const shows = (type: PlacedBlock['blockType']) => blocks.some(({ blockType }) => blockType === type)
  const [deliveryTerms, newsletter, sendSms] = await Promise.all([
    shows('deliveryTerms') ? reader.global('deliveryTerms') : undefined,
    shows('smsNewsletter') ? readNewsletter(reader) : undefined,
    shows('sendSms') ? readSendSms(reader) : undefined,
  ])
  return {
    blocks,
    origins,
    ...(deliveryTerms ? { deliveryTerms } : {}),
    ...(newsletter ? { newsletter } : {}),
    ...(sendSms ? { sendSms } : {}),
  }
}
