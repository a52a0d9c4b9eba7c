/** Links to a sender's files in the e-mail to a dealer, who cannot read answers in the admin. */
import { isSameSignature, signatureText } from '../../platform/signing'
import type { Routes, Runtime } from '../../web/feature'
import { sendAttachment } from '../../web/forms/attachments'
import type { AnswerFile } from './answers/answers'
import { FORM_FILES } from './slugs'

/** Days that a link is valid. */
export const FILE_LINK_DAYS = 30
const DAY = 24 * 60 * 60 * 1000
/** Characters of the signature; 132 bits cannot be guessed, and links stay short. */
const CHARACTERS = 22

const PATH = '/skjema/fil'

/** Tokens of links in running text. */
export const fileLinkTexts = /(?<=\/skjema\/fil\/)[\w.-]+/g

const signatureOf = (content: string, secret: string) =>
  signatureText(secret, 'form-file', content).slice(0, CHARACTERS)

export function fileLink({ id }: Pick<AnswerFile, 'id'>, secret: string, now: number): string {
  const content = `${id}.${Math.floor((now + FILE_LINK_DAYS * DAY) / 1000)}`
  return `${PATH}/${content}.${signatureOf(content, secret)}`
}

/** The file's id; undefined if the token is invalid or has expired. */
export function readFileToken(token: string, secret: string, now: number): number | undefined {
  const [, content = '', id, expires, signature = ''] = /^((\d{1,15})\.(\d{1,12}))\.([\w-]{22})$/.exec(token) ?? []
  if (!content || !isSameSignature(signature, signatureOf(content, secret))) return undefined
  return Number(expires) * 1000 > now ? Number(id) : undefined
}

export function fileRoutes(routes: Routes, { payload }: Pick<Runtime, 'payload'>): void {
  routes.get(`${PATH}/:token`, async (context) => {
    const id = readFileToken(context.req.param('token'), payload.secret, Date.now())
    const file = id && (await payload.findByID({ collection: FORM_FILES, id, depth: 0, disableErrors: true }))
    if (file) return sendAttachment(payload, FORM_FILES, file)
    context.header('cache-control', 'no-store')
    context.header('x-robots-tag', 'noindex')
    return context.text('Lenken er ugyldig eller utløpt. / The link is invalid or has expired.', 404)
  })
}
