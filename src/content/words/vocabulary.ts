/**
 * All words that documents have, found by their beginning and their inside. They stand in one long text: the engine
 * finds a part of it far faster than words can be compared one by one.
 */

/** New words wait so many before the long text is made anew. */
const MAX_FRESH = 1000
const BETWEEN = '\n'

/** `take` gets each word that has the term in it, with the place where it begins. */
type Take = (word: string, at: number) => void

export class Vocabulary {
  #sorted: string[] = []
  #text = ''
  /** Where each word begins in the text. */
  #starts = new Uint32Array(0)
  #fresh: string[] = []

  get size(): number {
    return this.#sorted.length + this.#fresh.length
  }

  /** A word that is not in it yet. */
  add(word: string): void {
    this.#fresh.push(word)
  }

  all(): Iterable<string> {
    this.#tidy()
    return this.#sorted.concat(this.#fresh)
  }

  /** Words that begin with a term. */
  withPrefix(term: string, take: Take): void {
    this.#tidy()
    for (const word of this.#fresh) if (word.startsWith(term)) take(word, 0)
    for (let at = this.#placeOf(term); at < this.#sorted.length; at++) {
      const word = this.#sorted[at] as string
      if (!word.startsWith(term)) break
      take(word, 0)
    }
  }

  /** Words that have a term anywhere. */
  withPart(term: string, take: Take): void {
    this.#tidy()
    for (const word of this.#fresh) {
      const at = word.indexOf(term)
      if (at >= 0) take(word, at)
    }
    for (let found = this.#text.indexOf(term); found >= 0; ) {
      const index = this.#wordAt(found)
      const word = this.#sorted[index] as string
      take(word, found - (this.#starts[index] as number))
      // Once for each word: on with the next.
      found = this.#text.indexOf(term, (this.#starts[index] as number) + word.length)
    }
  }

  #tidy(): void {
    if (this.#fresh.length <= MAX_FRESH) return
    this.#sorted = this.#sorted.concat(this.#fresh).sort()
    this.#fresh = []
    this.#text = this.#sorted.join(BETWEEN)
    this.#starts = new Uint32Array(this.#sorted.length)
    let start = 0
    for (const [index, word] of this.#sorted.entries()) {
      this.#starts[index] = start
      start += word.length + BETWEEN.length
    }
  }

  /** The first word that does not come before a term. */
  #placeOf(term: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] as string) < term) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The word that a place in the text belongs to. */
  #wordAt(place: number): number {
    let [low, high] = [0, this.#starts.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >>> 1
      if ((this.#starts[middle] as number) <= place) low = middle
      else high = middle - 1
    }
    return low
  }
}
