'use client'
/** Shown to users who lack the role, and to visitors who are not signed in. */
import { usePrivacyTexts } from './texts'
import './privacy.css'

export function NotAllowed() {
  const { text } = usePrivacyTexts()
  return (
    <main className="privacy">
      <h1>{text.title}</h1>
      <p>{text.notAllowed}</p>
      <p>
        <a href="/admin">{text.toAdmin}</a>
      </p>
    </main>
  )
}
