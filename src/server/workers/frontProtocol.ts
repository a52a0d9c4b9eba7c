/** What fronts and the whole process say to each other in headers, on the Unix socket that both alone can open. */
import { z } from 'zod'
import type { PageContext, RequestContext } from '../../web/tracking'

/** Of a request: the address that it came from. What a client sends under this name is dropped. */
export const PEER = 'x-merkevei-peer'

/** Of an answer that may be kept: what it was made from (`KeptNote`). It goes no further than the front. */
export const KEPT = 'x-merkevei-kept'

/** Bytes that the head of an answer may have: a list names each document on it. */
export const MAX_HEAD = 256 * 1024

const keptNote = z.object({
  tags: z.array(z.string()).readonly(),
  /** Of a page: what its views are counted under, whichever process answers them. */
  pageContext: z.custom<PageContext>().optional(),
})

export type KeptNote = z.infer<typeof keptNote>

export const writeNote = (note: KeptNote): string => Buffer.from(JSON.stringify(note)).toString('base64url')

export const readNote = (text: string): KeptNote => keptNote.parse(JSON.parse(String(Buffer.from(text, 'base64url'))))

/** A kept page that a front has sent to a visitor. */
export interface FrontView extends RequestContext {
  pageContext: KeptNote['pageContext']
}
