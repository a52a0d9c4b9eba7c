/** Validity and path of invitations, for the server and the screens. */

/** Milliseconds. */
export const INVITATION_LIFETIME = 7 * 24 * 60 * 60 * 1000

/** Path of the screen below the admin. */
export const INVITATION_PATH = '/invitasjon'
