/** What the pages of accounts are made of: native forms, each field with its label, what helps, and what is wrong. */
import { type ComponentPropsWithoutRef, type ReactNode, useId } from 'react'
import { Enhanced } from '../../../web/Enhanced'
import type { Site } from '../../../web/site'
import type { TextKey } from '../../../web/texts'
import { ACCOUNT_PATH } from '../addresses'
import type { SubmittedForm } from './screen'

/** Where reading goes on after a form: at what was said, or at the first field that is marked. */
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

/** A page with one thing to do. */
export function ScreenLayout({
  site,
  title,
  text,
  returned,
  back = 'accountBack',
  children,
}: {
  site: Site
  title: string
  text?: string
  returned?: SubmittedForm
  back?: TextKey
  children: ReactNode
}) {
  return (
    <section className="block account-page">
      <div className="text account-sheet">
        <p className="account-back">
          <a href={site.href(ACCOUNT_PATH)}>
            <Arrow />
            {site.t(back)}
          </a>
        </p>
        <h1>{title}</h1>
        {text && <p className="lead">{text}</p>}
        {returned?.message && <FormMessage text={site.t(returned.message)} tone="danger" />}
        {children}
      </div>
    </section>
  )
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

/** A form of this page's own address, unless another is said. */
export function Sending({
  site,
  path,
  code,
  children,
}: {
  site: Site
  path: string
  /** What the link carried: sent along, so that the answer knows it too. */
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
  /** Stands after the input. */
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
      {error && (
        <p className="field-error" id={`${id}-fault`}>
          {site.t(error)}
        </p>
      )}
    </div>
  )
}

/** A password: never drawn again, and to be looked at while it is typed. */
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

/** The present password, without which what matters is not changed. */
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
