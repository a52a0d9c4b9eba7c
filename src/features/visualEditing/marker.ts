/**
 * Cookie by which a page's script knows that a user of the admin is signed in in this browser. It proves nothing, and the
 * server does not read it; kept pages are the same for all.
 */
export const STAFF_COOKIE = 'staff'

/** Where the script asks which document of the admin a page shows. */
export const PAGE_DOCUMENT = '/preview/document'
