/** What an e-mail says, before it is text or HTML. */
import type { Locale } from '../../../lib/locales'

interface Table {
  kind: 'table'
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

/** A line of an order. What is unknown is empty. */
export interface OrderedArticle {
  quantity: string
  name: string
  number: string
  price: string
  total: string
  /** Address of a picture that every mail client shows. */
  picture?: string | undefined
}

export interface Ordered {
  kind: 'order'
  head: { quantity: string; article: string; total: string }
  articles: readonly OrderedArticle[]
  /** May have a second line: what has no price. */
  sum: { label: string; value: string }
}

/** Whom the receiver can turn to. In the HTML alone: the text is what receivers have always got. */
export interface Contact {
  kind: 'contact'
  heading: string
  name: string
  /** May have several lines. */
  address: string
  phone: string
  hoursHeading: string
  hours: readonly (readonly [days: string, times: string])[]
}

export type EmailPart =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'quote'; text: string }
  /** The one thing to do. */
  | { kind: 'button'; text: string; href: string }
  /** One of several things to do. */
  | { kind: 'link'; text: string; href: string }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string])[] }
  | Table
  | Ordered
  | Contact

export interface EmailContent {
  locale: Locale
  /** Its heading, too. */
  subject: string
  parts: readonly EmailPart[]
}
