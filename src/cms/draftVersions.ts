/** Versions of what is written as a page: drafts that save themselves, unfinished ones too, and a schedule. */
import { ADMIN_HOUR } from './adminFields'
import { AUTOSAVE_INTERVAL } from './autosave'

/** Versions kept of each document. */
const MAX_VERSIONS = 50

export const draftVersions = () => ({
  drafts: {
    autosave: { interval: AUTOSAVE_INTERVAL },
    schedulePublish: { timeIntervals: 5, timeFormat: ADMIN_HOUR },
    validate: false,
  },
  maxPerDoc: MAX_VERSIONS,
})
