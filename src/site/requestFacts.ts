/** What is known of a request once the server has checked it. */
export interface RequestFacts {
  /** The visitor's address, seen through the trusted proxies. */
  address: string
}
