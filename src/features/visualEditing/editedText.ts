/**
 * A text of the form that is edited on the page: what comes from there into the form, and what the page is sent of other
 * changes. Page and form are never at the same point: the page numbers its messages, the form its own, and each
 * names the other's last. So nothing that was typed gets lost: what was typed before the page had another text stands in
 * the form, and where a colleague's stood there, the next save asks.
 */

/** How a field is edited on the page: as a plain text, as a cell of one, or as rich text. */
export interface TextKind {
  isSame(a: unknown, b: unknown): boolean
  /** The value with the text that the page sent; undefined for what is no such text. */
  parse(text: string, now: unknown): unknown
  /** What the page is sent of the value; undefined where it has nothing to show of it. */
  serialize(value: unknown): string | undefined
  /** The form's own editor says what it was given once more, when the browser is idle. */
  echoesLate?: boolean
}

/** The field in the form. */
interface Field {
  value?: unknown
  /** What the form's own editor was given last. */
  initialValue?: unknown
}

/** A message of the page: the text, the number of the message, and the last change of the form that it had taken over. */
export interface PageMessage {
  text: string
  count: string
  turn: string
}

/** A change of the form, its number, and the page's last message before it. */
export interface FormChange {
  text: string
  turn: string
  seen: string
}

interface TakenText {
  value: unknown
  /** It was typed before a colleague's text came, and stands in its place. */
  isOverTheirs: boolean
}

/** Of the texts that the page sent. */
const MOST_EARLIER = 20

export class EditedText {
  readonly #kind: TextKind
  /** As page or form had it last. */
  #latest: unknown
  /** What the page sent and the form was not drawn with yet, the oldest first. */
  #underWay: unknown[] = []
  /** What the page sent before its last message. */
  #earlier: unknown[] = []
  #seen = '0'
  #turn = 0
  /** A colleague's text has come since the page's last message. */
  #isTheirs = false
  #isChanged = false

  constructor(kind: TextKind, value: unknown) {
    this.#kind = kind
    this.#latest = value
  }

  /** Whether the page changed anything. */
  get isChanged(): boolean {
    return this.#isChanged
  }

  /** Whether the form was drawn with all that the page sent. */
  get isTakenOver(): boolean {
    return this.#underWay.length === 0
  }

  /** `now`: the field's value. `isBrought`: a colleague's is on its way into the form. Undefined for what is no such text. */
  take({ text, count, turn }: PageMessage, now: unknown, isBrought: boolean): TakenText | undefined {
    const value = this.#kind.parse(text, now)
    if (value === undefined) return undefined
    const isOverTheirs = isBrought || (this.#isTheirs && turn !== String(this.#turn))
    // The page takes no change over while it has something to tell.
    this.#turn = Number(turn)
    this.#seen = count
    this.#isTheirs = false
    if (this.#isChanged) this.#earlier = [...this.#earlier, this.#latest].slice(-MOST_EARLIER)
    this.#isChanged = true
    this.#latest = value
    this.#underWay.push(value)
    return { value, isOverTheirs }
  }

  /**
   * After the form was drawn anew: whether it was by what the page sent, or else what the page is sent of it. `lost`: what
   * the form is to be given again, since its own editor has put what it was given before in the place of it.
   */
  drawn(
    { value: now, initialValue }: Field,
    isBrought: boolean,
  ): { isEcho: boolean; change?: FormChange; lost?: unknown } {
    const own = this.#underWay.findIndex((value) => this.#kind.isSame(value, now))
    if (own >= 0) {
      this.#underWay.splice(0, own + 1)
      return { isEcho: true }
    }
    if (this.#kind.isSame(this.#latest, now)) return { isEcho: false }
    const isLateEcho = this.#kind.echoesLate && !isBrought && this.#kind.isSame(this.#latest, initialValue)
    if (isLateEcho && this.#earlier.some((value) => this.#kind.isSame(value, now))) {
      // Once: if the editor repeats it, it is a change.
      this.#earlier = []
      return { isEcho: true, lost: this.#latest }
    }
    const text = this.#kind.serialize(now)
    if (text === undefined) return { isEcho: false }
    this.#turn++
    this.#isTheirs ||= isBrought
    this.#latest = now
    this.#underWay = []
    return { isEcho: false, change: { text, turn: String(this.#turn), seen: this.#seen } }
  }
}
