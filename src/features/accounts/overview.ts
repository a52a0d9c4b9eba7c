/** What the menu's panel shows of the member who is signed in. */
export interface Overview {
  /** The newest requests, in the page's language. */
  orders: readonly { number: string; state: string; href: string }[]
}
