/** `/konto/passnokler`: adds, names and removes passkeys. Adding and removing require the present password. */
import {
  keepPasskey,
  type ListedPasskey,
  MAX_PASSKEY_NAME,
  offerNewPasskey,
  removePasskey,
  renamePasskey,
} from '../../../cms/passkeys/passkeys'
import { momentText } from '../../../lib/moment'
import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import { NEW_PASSKEY_PATH, PASSKEYS_PATH } from '../addresses'
import { writePasskeyAdded, writePasskeyRemoved, writing } from '../mail/emails'
import type { NewPasskeyResponse } from '../passkeys/newPasskeyResponse'
import { passkeyOwner, passkeysOfMember, passkeysOfMembers } from '../passkeys/store'
import { doneText } from './done'
import { FormMessage, PresentPassword, Sending, screenView, TextField } from './parts'
import { passwordError } from './presentPassword'
import { type MemberScreen, type MemberVisit, nothingTyped, type ScreenOutcome, type SubmittedForm } from './screen'

const actions = {
  'legg-til': async ({ runtime, member, values, locale, now }) => {
    let response: unknown
    try {
      response = JSON.parse(values.response ?? '')
    } catch {
      return { message: values.response ? 'accountPasskeyFailed' : 'accountPasskeyNoScript' }
    }
    const kept = { response, name: values.navn ?? '' }
    if (!(await keepPasskey(passkeysOfMembers, runtime.payload, member.id, kept, now)))
      return { message: 'accountPasskeyFailed' }
    await writePasskeyAdded(await writing(runtime, locale, now), member)
    return { to: PASSKEYS_PATH, done: 'passnokkel' }
  },
  // A name gives no access: it needs no password.
  navn: async ({ runtime, member, values }) =>
    (await renamePasskey(passkeysOfMembers, runtime.payload, member.id, Number(values.nokkel), values.navn ?? ''))
      ? { to: PASSKEYS_PATH, done: 'passnokkel-navn' }
      : { status: 404, message: 'accountPasskeyGone' },
  fjern: async (visit) => {
    const { runtime, member, values, locale, now } = visit
    const wrong = await passwordError(visit)
    if (wrong) return wrong
    if (!(await removePasskey(passkeysOfMembers, runtime.payload, member.id, Number(values.nokkel))))
      return { status: 404, message: 'accountPasskeyGone' }
    await writePasskeyRemoved(await writing(runtime, locale, now), member)
    return { to: PASSKEYS_PATH, done: 'passnokkel-fjernet' }
  },
} as const satisfies Record<string, (visit: MemberVisit) => Promise<ScreenOutcome>>

/** What the browser is asked for a new passkey, once the password is right. */
export async function newPasskeyOptions(visit: MemberVisit, site: Site): Promise<NewPasskeyResponse> {
  const { runtime, member, now } = visit
  const wrong = await passwordError(visit)
  if (!wrong) return { options: await offerNewPasskey(passkeysOfMembers, runtime.payload, passkeyOwner(member), now) }
  const { message, errors = {} }: { message?: TextKey; errors?: SubmittedForm['errors'] } = 'to' in wrong ? {} : wrong
  return { message: site.t(message ?? errors.pass ?? 'accountStepFailed') }
}

/** The form that came back, and nothing of the others. */
const returnedTo = (returned: SubmittedForm, action: keyof typeof actions, id = ''): SubmittedForm =>
  returned.values.steg === action && (returned.values.nokkel ?? '') === id ? returned : nothingTyped

function NewPasskey({ site, username, returned }: { site: Site; username: string; returned: SubmittedForm }) {
  return (
    <section className="account-aside">
      <h2 className="account-new-passkey">{site.t('accountPasskeyAdd')}</h2>
      <p className="without-script">{site.t('accountPasskeyNoScript')}</p>
      <Enhanced
        name="newPasskey"
        when="interaction"
        as="form"
        data-presses="submit"
        className="account-sending with-script"
        method="post"
        action={site.href(PASSKEYS_PATH)}
        data-options={site.href(NEW_PASSKEY_PATH)}
        data-known={site.t('accountPasskeyKnown')}
        data-stopped={site.t('accountPasskeyStopped')}
        data-impossible={site.t('accountPasskeyImpossible')}
        data-failed={site.t('accountStepFailed')}
      >
        <p className="form-message danger" role="alert" data-part="message" hidden />
        <input type="hidden" name="steg" value="legg-til" />
        <input type="hidden" name="response" />
        <input type="hidden" name="username" autoComplete="username" value={username} />
        <TextField
          site={site}
          returned={returned}
          name="navn"
          label={site.t('accountPasskeyName')}
          hint={site.t('accountPasskeyNameHint')}
          maxLength={MAX_PASSKEY_NAME}
          autoComplete="off"
        />
        <PresentPassword site={site} returned={returned} />
        <button className="button" type="submit">
          {site.t('accountPasskeyAddSend')}
        </button>
      </Enhanced>
    </section>
  )
}

function datesOf({ addedAt, usedAt }: ListedPasskey, site: Site): string {
  const added = momentText(addedAt, site.locale)
  return usedAt
    ? site.t('accountPasskeyUsed', { added, used: momentText(usedAt, site.locale) })
    : site.t('accountPasskeyDates', { added })
}

function PasskeyItem({ site, passkey, returned }: { site: Site; passkey: ListedPasskey; returned: SubmittedForm }) {
  const { name } = passkey
  const id = String(passkey.id)
  const renamed = returnedTo(returned, 'navn', id)
  return (
    <li>
      <strong>{name}</strong>
      <span className="hint">{datesOf(passkey, site)}</span>
      <details open={returned.values.nokkel === id}>
        <summary>{site.t('accountPasskeyEdit', { name })}</summary>
        <Sending site={site} path={PASSKEYS_PATH}>
          <input type="hidden" name="steg" value="navn" />
          <input type="hidden" name="nokkel" value={id} />
          <TextField
            site={site}
            returned={{ ...renamed, values: { navn: name, ...renamed.values } }}
            name="navn"
            label={site.t('accountPasskeyName')}
            maxLength={MAX_PASSKEY_NAME}
            autoComplete="off"
          />
          <button className="button button-secondary" type="submit">
            {site.t('accountSave')}
          </button>
        </Sending>
        <Sending site={site} path={PASSKEYS_PATH}>
          <input type="hidden" name="steg" value="fjern" />
          <input type="hidden" name="nokkel" value={id} />
          <PresentPassword site={site} returned={returnedTo(returned, 'fjern', id)} />
          <button className="button account-danger" type="submit">
            {site.t('accountPasskeyRemove')}
          </button>
        </Sending>
      </details>
    </li>
  )
}

export const passkeysScreen: MemberScreen = {
  forMembers: true,
  path: PASSKEYS_PATH,
  async draw(visit, site, returned) {
    const passkeys = await passkeysOfMember(visit.runtime.payload, visit.member.id)
    const message = doneText(site, visit.done, visit.member)
    return screenView(
      site,
      { title: 'accountPasskeys', text: site.t('accountPasskeysText'), returned },
      <>
        {message && <FormMessage text={message} tone="success" />}
        {passkeys.length > 0 && (
          <ul className="account-passkeys">
            {passkeys.map((passkey) => (
              <PasskeyItem key={passkey.id} site={site} passkey={passkey} returned={returned} />
            ))}
          </ul>
        )}
        <NewPasskey site={site} username={visit.member.username} returned={returnedTo(returned, 'legg-til')} />
      </>,
    )
  },
  async receive(visit) {
    const { steg = '' } = visit.values
    return Object.hasOwn(actions, steg) ? actions[steg as keyof typeof actions](visit) : { status: 404 }
  },
}
