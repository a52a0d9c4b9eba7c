/**
 * `/konto/ny`: an account from an e-mail address alone. The link that is sent there leads back here, to choose a password:
 * nothing is stored before. The response is the same for an address that has an account; its owner is notified by e-mail.
 */
import { errorsOf } from '../../../web/forms/errors'
import type { Site } from '../../../web/site'
import { ACCOUNT_PATH, DONE, JOIN_PATH } from '../addresses'
import { MAX_EMAIL, MAX_NAME } from '../contract'
import { invitedEmail } from '../links'
import { writeJoin, writing } from '../mail/emails'
import { joinMember, usernameFrom } from '../registerMember'
import { joinSchema, newEmailSchema } from '../schema'
import { openSession } from '../sessions'
import { memberNamed } from '../store'
import { linkGone } from './LinkGone'
import { withLeastTime } from './leastTime'
import { NewPasswordField, readNewPassword } from './newPassword'
import { SendButtons, Sending, screenView, TextField } from './parts'
import type { OpenScreen, ScreenOutcome, ScreenRequest, ScreenView, SubmittedForm } from './screen'

const SENT = 'sendt'

function sentPicture(site: Site): ScreenView {
  return screenView(
    site,
    { title: 'accountForgotSentTitle', text: site.t('accountJoinSent'), back: 'accountBackToSignIn' },
    <p className="link-list">
      <a href={site.href(JOIN_PATH)}>{site.t('accountLinkAgain')}</a>
    </p>,
  )
}

function emailPicture(site: Site, returned: SubmittedForm): ScreenView {
  const text = site.t('accountJoinText')
  return screenView(
    site,
    { title: 'accountJoinTitle', text, returned, back: 'accountBackToSignIn' },
    <Sending site={site} path={JOIN_PATH}>
      <TextField
        site={site}
        returned={returned}
        name="mail"
        type="email"
        label={site.t('formEmail')}
        autoComplete="email"
        maxLength={MAX_EMAIL}
        required
      />
      <SendButtons site={site} label={site.t('accountJoinSend')} />
    </Sending>,
  )
}

function passwordPicture(site: Site, code: string, email: string, returned: SubmittedForm): ScreenView {
  const text = site.t('accountJoinPasswordText', { email })
  return screenView(
    site,
    { title: 'accountJoinPasswordTitle', text, returned, back: 'accountBackToSignIn' },
    <Sending site={site} path={JOIN_PATH} code={code}>
      {/* Tells password managers which account the password belongs to. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <NewPasswordField site={site} returned={returned} />
      <TextField
        site={site}
        returned={returned}
        name="name"
        label={site.t('accountName')}
        autoComplete="name"
        maxLength={MAX_NAME}
      />
      <SendButtons site={site} label={site.t('accountJoinPasswordSend')} />
    </Sending>,
  )
}

async function askForLink({ runtime, locale, values, limits, address, now }: ScreenRequest): Promise<ScreenOutcome> {
  const checked = errorsOf(newEmailSchema, values)
  if ('errors' in checked) return checked
  if (!limits.email(address, now)) return { status: 429, message: 'accountTooMany' }
  const email = checked.output.mail.toLowerCase()

  async function write(): Promise<void> {
    const about = await writing(runtime, locale, now)
    await writeJoin(about, email, await memberNamed(runtime.payload, email))
  }
  await withLeastTime(write())
  return { to: `${JOIN_PATH}?${DONE}=${SENT}` }
}

async function join(visit: ScreenRequest, site: Site, email: string): Promise<ScreenOutcome> {
  const { runtime, values, locale, device, now } = visit
  const { payload, secret } = runtime
  const chosen = await readNewPassword(values, { username: usernameFrom(email), email }, site)
  const checked = errorsOf(joinSchema, values)
  if ('errors' in chosen) return chosen
  if ('errors' in checked) return checked
  const member = await joinMember(payload, { email, name: checked.output.name, kept: chosen.kept }, locale, now)
  if (!member) return { status: 404 }
  visit.trackEvent({ kind: 'memberRegistered' })
  const newSession = await openSession(
    payload,
    { ...chosen.kept, id: member.id },
    { remember: false, device, secret, now },
  )
  return { to: ACCOUNT_PATH, done: 'velkommen', newSession }
}

/** The address that the visit's link proves, while it has no account. */
async function provenEmail({ runtime, code, now }: ScreenRequest): Promise<string | undefined> {
  const email = invitedEmail(code, runtime.secret, now)
  return email === undefined || (await memberNamed(runtime.payload, email)) ? undefined : email
}

export const joinScreen: OpenScreen = {
  forMembers: false,
  path: JOIN_PATH,
  async draw(visit, site, returned) {
    if (visit.done === SENT) return sentPicture(site)
    if (!visit.code) return emailPicture(site, returned)
    const email = await provenEmail(visit)
    return email === undefined ? linkGone(site, JOIN_PATH) : passwordPicture(site, visit.code, email, returned)
  },
  async receive(visit, site) {
    if (!visit.code) return askForLink(visit)
    const email = await provenEmail(visit)
    return email === undefined ? { status: 404 } : join(visit, site, email)
  },
}
