/** Where the site is shown with the drafts of a release: its id and a path of the site follow. For browsers too. */
export const RELEASE_PREVIEW = '/preview/releases'

/** The preview of a path of the site, which begins with `/`. */
export const previewOf = (release: number | string, path: string): string => `${RELEASE_PREVIEW}/${release}${path}`
