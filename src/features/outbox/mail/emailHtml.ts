/**
 * An e-mail as HTML in the brand's look: one column of 600 pixels in layout tables, which Outlook draws too. It is drawn
 * when the e-mail is queued, and stored: later changes of the brand or its texts do not reach it.
 */
import { phoneHref } from '../../../lib/phoneHref'
import { escapeHtml } from '../../../platform/escaping'
import type { LogoPicture } from '../../../web/assets'
import type { MailBrand } from './brand'
import { type Drawing, headingText, LAYOUT, type Limits } from './drawing'
import type { EmailContent } from './emailContent'
import { partHtml } from './partsHtml'
import { NARROW, styleSheet, stylesOf } from './styles'
import { emailTextsIn } from './texts'

/** Bytes: Gmail shows 102 kilobytes of an e-mail, and hides the rest behind a link. */
const MAX_BYTES = 100_000

/** What is left out of an e-mail that is too long, step by step. Its text has everything. */
const steps: readonly Limits[] = [
  { rows: Number.POSITIVE_INFINITY, pictures: true, characters: Number.POSITIVE_INFINITY },
  { rows: Number.POSITIVE_INFINITY, pictures: false, characters: Number.POSITIVE_INFINITY },
  { rows: 100, pictures: false, characters: 6000 },
  { rows: 50, pictures: false, characters: 1000 },
  { rows: 20, pictures: false, characters: 200 },
  { rows: 5, pictures: false, characters: 40 },
]

/** Outlook on Windows measures pictures and text alike, on screens of any density. */
const OFFICE =
  '<!--[if mso]><xml xmlns:o="urn:schemas-microsoft-com:office:office"><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->'

/** Characters that clients show beside the subject in their lists. */
const PREHEADER = 140
/** Keeps what follows out of that line. */
const PADDING = '&#847;&zwnj;&nbsp;'.repeat(60)

export function emailHtml(email: EmailContent, brand: MailBrand): string {
  const [styles, t] = [stylesOf(brand), emailTextsIn(email.locale)]
  let html = ''
  for (const limits of steps) {
    html = documentHtml(email, { brand, styles, t, limits })
    if (Buffer.byteLength(html) <= MAX_BYTES) break
  }
  return html
}

function documentHtml({ locale, subject, parts }: EmailContent, drawing: Drawing): string {
  const { brand } = drawing
  const { light, headingFont } = brand
  const title = escapeHtml(subject)
  const begins = parts.find((part) => part.kind === 'text')?.text ?? brand.name
  const preheader = escapeHtml(begins.replace(/\s+/g, ' ').slice(0, PREHEADER))
  return (
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    '<meta name="x-apple-disable-message-reformatting"><meta name="format-detection" content="telephone=no,date=no,address=no,email=no">' +
    `<title>${title}</title><style>${NARROW}</style><style>${styleSheet(brand)}</style>${OFFICE}</head>` +
    `<body class="s" style="margin:0;padding:0;background-color:${light.surface};-webkit-text-size-adjust:100%">` +
    `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all" aria-hidden="true">${preheader}${PADDING}</div>` +
    `<table ${LAYOUT} class="s" width="100%" bgcolor="${light.surface}" style="background-color:${light.surface}"><tr><td class="w" align="center" style="padding:32px 12px">` +
    `<!--[if mso]><table ${LAYOUT} width="600" style="table-layout:fixed"><tr><td><![endif]-->` +
    `<table ${LAYOUT} width="100%" style="max-width:600px;table-layout:fixed;text-align:left">` +
    `<tr><td class="b" bgcolor="${light.brand}" height="6" style="height:6px;font-size:1px;line-height:6px;mso-line-height-rule:exactly;background-color:${light.brand}">&nbsp;</td></tr>` +
    `<tr><td class="g p" bgcolor="${light.background}" style="padding:32px 40px 24px;background-color:${light.background}">${headerHtml(brand)}` +
    `<h1 class="t h" style="margin:28px 0 16px;color:${light.text};font:bold 26px/1.25 ${headingFont};overflow-wrap:anywhere">${headingText(subject)}</h1>` +
    `${parts.map((part) => partHtml(part, drawing)).join('\n')}</td></tr>` +
    `<tr><td class="p" style="padding:24px 40px 32px">${footerHtml(drawing)}</td></tr></table>` +
    '<!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>'
  )
}

/** The name stands for a logo that is not there, or not shown. */
function headerHtml({ name, url, logo, logoDark, light, headingFont }: MailBrand): string {
  const word = `color:${light.text};font:bold 22px/1.2 ${headingFont};text-decoration:none`
  const picture = ({ src, width, height }: LogoPicture, style: string) =>
    `<img src="${escapeHtml(url + src)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="${style}border:0;height:auto;max-width:100%;${word}">`
  if (!logo) return `<a class="t" href="${escapeHtml(url)}" style="${word}">${escapeHtml(name)}</a>`
  const dark = logoDark
    ? `<!--[if !mso]><!--><span class="logo-dark" style="display:none;max-height:0;overflow:hidden">${picture(logoDark, 'display:block;')}</span><!--<![endif]-->`
    : ''
  return `<a class="t" href="${escapeHtml(url)}" style="${word}"><span class="logo" style="display:block">${picture(logo, 'display:block;')}</span>${dark}</a>`
}

/** Numbers stay on one line. */
const unbroken = (text: string) => escapeHtml(text).replaceAll(' ', '&nbsp;')

function footerHtml({ brand, styles, t }: Drawing): string {
  const { name, url, organisation } = brand
  const { legalName, organisationNumber, street, postcode, place, phone, email } = organisation
  const link = (href: string, text: string) =>
    `<a class="m" href="${escapeHtml(href)}" style="color:${brand.light.muted};text-decoration:underline">${unbroken(text)}</a>`
  const address = [street, [postcode, place].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const rows = [
    [`<b>${escapeHtml(legalName || name)}</b>`],
    [
      address && escapeHtml(address),
      organisationNumber && unbroken(`${t('organisationNumber')} ${organisationNumber}`),
    ],
    [phone && link(phoneHref(phone), phone), email && link(`mailto:${email}`, email), link(url, new URL(url).host)],
  ]
  const shown = rows.map((row) => row.filter(Boolean).join(' &middot; ')).filter(Boolean)
  return `<p class="m" style="margin:0;${styles.muted};font-size:13px">${shown.join('<br>')}</p>`
}
