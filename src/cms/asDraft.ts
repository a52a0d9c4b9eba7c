/** For users whose changes another publishes: what they save is a draft, regardless of the request. */

interface SaveArguments {
  data?: object
}

/** The arguments of a create or an update, which then reaches no visitor. */
export const asDraft = <Arguments extends SaveArguments>(args: Arguments) => ({
  ...args,
  draft: true,
  publishSpecificLocale: undefined,
  publishAllLocales: undefined,
  unpublishAllLocales: undefined,
  data: { ...args.data, _status: 'draft' },
})
