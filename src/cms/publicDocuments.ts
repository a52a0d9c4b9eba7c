/** Options of Payload's `find`: all documents that an anonymous visitor may read, without their relations. */
export const allPublic = { depth: 0, limit: 0, pagination: false, overrideAccess: false } as const
