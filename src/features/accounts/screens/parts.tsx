/** Components of the account pages: native forms, and fields with label, hint and error. */
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Enhanced } from '../../../web/Enhanced'
import { FieldErrorMessage } from '../../../web/forms/FieldErrorMessage'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import { ACCOUNT_PATH } from '../addresses'
import type { ScreenView, SubmittedForm } from './screen'

/** Focus after a form: on the message, or on the first field with an error. */
const first = { autoFocus: true }

export function FormMessage({ text, tone }: { text: string; tone: 'success' | 'danger' }) {
  return (
    <p
      className={`form-message ${tone} account-said`}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={-1}
      {...(tone === 'success' ? first : {})}
    >
      {text}
    </p>
  )
}

/** The view of a page for a single task. */
export function screenView(
  site: Site,
  {
    title,
    text,
    returned,
    back = 'accountBack',
    status,
  }: { title: TextKey; text?: string; returned?: SubmittedForm; back?: TextKey; status?: 404 },
  children: ReactNode,
): ScreenView {
  return {
    title: site.t(title),
    ...(status ? { status } : {}),
    content: (
      <section className="block account-page">
        <div className="text account-sheet">
          <p className="account-back">
            <a href={site.href(ACCOUNT_PATH)}>
              <Arrow />
              {site.t(back)}
            </a>
          </p>
          <h1>{site.t(title)}</h1>
          {text && <p className="lead">{text}</p>}
          {returned?.message && <FormMessage text={site.t(returned.message)} tone="danger" />}
          {children}
        </div>
      </section>
    ),
  }
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 20 20"
      width="16"
      height="16"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12.5 4 6 10l6.5 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  )
}

/** A form that posts to this page's own address by default. */
export function Sending({
  site,
  path,
  code,
  children,
}: {
  site: Site
  path: string
  /** The code of the link, sent along so that the response can use it too. */
  code?: string
  children: ReactNode
}) {
  return (
    <Enhanced
      name="accountForm"
      when="interaction"
      as="form"
      className="account-sending"
      method="post"
      action={site.href(path)}
    >
      {code !== undefined && <input type="hidden" name="kode" value={code} />}
      {children}
    </Enhanced>
  )
}

type Input = Omit<ComponentPropsWithoutRef<'input'>, 'id' | 'name'>

interface FieldProps extends Input {
  site: Site
  returned: SubmittedForm
  name: string
  label: string
  hint?: string
  /** Shown after the input. */
  beside?: ReactNode
}

export function TextField({ site, returned, name, label, hint, beside, ...input }: FieldProps) {
  const id = useId()
  const error = returned.errors[name]
  const isFirst = Object.keys(returned.errors)[0] === name
  const described = [hint && `${id}-hint`, error && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="account-row">
        <input
          type="text"
          defaultValue={returned.values[name]}
          {...input}
          {...(isFirst ? first : {})}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        {beside}
      </div>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldErrorMessage id={id} error={error && site.t(error)} />
    </div>
  )
}

/** A password field: never rendered with its value, and can show it while typing. */
export function SecretField({ site, ...field }: Omit<FieldProps, 'type' | 'beside'>) {
  return (
    <TextField
      autoCapitalize="none"
      spellCheck={false}
      required
      {...field}
      site={site}
      type="password"
      defaultValue=""
      beside={
        <button
          className="account-show"
          type="button"
          hidden
          data-show={site.t('accountShowPassword')}
          data-hide={site.t('accountHidePassword')}
        >
          {site.t('accountShowPassword')}
        </button>
      }
    />
  )
}

/** The present password, required for important changes. */
export function PresentPassword({ site, returned }: { site: Site; returned: SubmittedForm }) {
  return (
    <SecretField
      site={site}
      returned={returned}
      name="pass"
      label={site.t('accountPasswordPresent')}
      hint={site.t('accountPasswordPresentHint')}
      autoComplete="current-password"
    />
  )
}

export function SendButtons({ site, label, danger = false }: { site: Site; label: string; danger?: boolean }) {
  return (
    <div className="buttons account-buttons">
      <button className={danger ? 'button account-danger' : 'button'} type="submit">
        {label}
      </button>
      <a className="button button-text" href={site.href(ACCOUNT_PATH)}>
        {site.t('accountCancel')}
      </a>
    </div>
  )
}
