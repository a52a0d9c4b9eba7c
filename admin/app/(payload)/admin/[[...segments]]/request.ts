/** What Next hands to a page of the admin. */
export interface AdminRequest {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}
