/** Payload's configuration for this process: the program's features with the settings from the environment. */
import type { CollectionSlug, SanitizedConfig } from 'payload'
import { storedBlocks, withBlocks } from '../blocks/bodyField'
import { contentConfig } from '../cms/config'
import { hasDrafts } from '../cms/documentStates'
import { MAX_FILE_BYTES } from '../cms/uploads/limits'
import { contentBlocks, program } from '../program'
import type { Declared } from '../web/declared'
import { siteGlobal } from '../web/globals'
import { textsGlobal } from '../web/ownTexts'
import { reservedSegmentsOf } from '../web/reservedSegments'
import { urgencies } from '../web/task'
import { sharedTexts, textsIn } from '../web/texts'
import { themeGlobal } from '../web/themeGlobal'
import { ownOrigins } from './hosts'
import { createLog, type Log } from './log'
import { projectRoot } from './projectRoot'
import { createRestAdmission } from './restAdmission'
import { readSettings, type Settings } from './settings'

export function payloadConfig(settings: Settings, log: Log = createLog(settings)): Promise<SanitizedConfig> {
  const declared = declare(settings)
  const blocks = storedBlocks(contentBlocks, declared.linkTargets)
  const cms = program.flatMap((feature) => feature.cms ?? [])
  const admin = program.flatMap((feature) => feature.admin ?? [])
  return contentConfig(
    {
      collections: program.flatMap((feature) => feature.collections ?? []),
      globals: [
        siteGlobal(declared.listPages),
        themeGlobal,
        textsGlobal(textGroups),
        ...program.flatMap((feature) => feature.globals ?? []),
      ],
      blocks,
      linkTargets: declared.linkTargets,
      logger: log,
      serverFunctions: Object.assign({}, ...cms.map(({ serverFunctions }) => serverFunctions)),
      adminProviders: ['/src/web/admin/FixedWords#FixedWords', ...admin.flatMap(({ providers = [] }) => providers)],
      afterLogin: admin.flatMap(({ signIn = [] }) => signIn),
      beforeDashboard: admin.flatMap(({ dashboard = [] }) => dashboard),
      firstScreen: '/src/web/admin/FirstScreen#FirstScreen',
      actions: admin.flatMap(({ actions = [] }) => actions),
      graphics: { Logo: '/src/web/admin/BrandLogo#BrandLogo', Icon: '/src/web/admin/BrandLogo#BrandIcon' },
      adminViews: Object.assign(
        { newDraft: { path: '/nytt-utkast/:collection', Component: '/src/web/admin/NewDraftView#NewDraftView' } },
        ...admin.map(({ views }) => views),
      ),
      adminWords: admin.flatMap(({ words }) => words ?? []),
      prepare: (collection) =>
        cms.reduce(
          (changed, part) => part.collection?.(changed, declared) ?? changed,
          withBlocks(collection, contentBlocks, blocks),
        ),
      prepareGlobal: (global) => cms.reduce((changed, part) => part.global?.(changed, declared) ?? changed, global),
      prepareConfig: (config) => cms.reduce((changed, part) => part.config?.(changed) ?? changed, config),
      admits: createRestAdmission(),
      custom: { ...declared },
    },
    { ...settings, root: projectRoot(), maxUploadBytes: MAX_FILE_BYTES, origins: ownOrigins(settings) },
  )
}

const textGroups = [...sharedTexts, ...program.flatMap((feature) => feature.texts ?? [])]

function draftCollections(): CollectionSlug[] {
  const collections = program
    .flatMap((feature) => feature.collections ?? [])
    .map((part) => ('collection' in part ? part.collection : part))
  return collections.filter(hasDrafts).map(({ slug }) => slug as CollectionSlug)
}

/** What all features together declare. */
function declare(settings: Settings): Declared {
  return Object.assign(
    {
      answers: program.flatMap((feature) => feature.answers ?? []),
      blocks: contentBlocks,
      draftPages: program.flatMap((feature) => feature.draftPages ?? []),
      draftCollections: draftCollections(),
      linkTargets: program.flatMap((feature) => feature.linkTargets ?? []),
      listPages: program.flatMap((feature) => feature.listPages ?? []),
      personalData: program.flatMap((feature) => feature.personalData ?? []),
      recipients: program.flatMap((feature) => feature.recipients ?? []),
      reservedSegments: reservedSegmentsOf(program),
      screens: program.flatMap((feature) => feature.screens ?? []),
      search: program.find((feature) => feature.search)?.search,
      searchKinds: program
        .flatMap((feature) => feature.searchKinds ?? [])
        .sort((one, other) => one.position - other.position),
      secretTexts: program.flatMap((feature) => feature.secretTexts ?? []),
      tasks: program
        .flatMap((feature) => feature.admin?.tasks ?? [])
        .sort((one, other) => urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency)),
      schedules: program.flatMap((feature) => feature.admin?.schedules ?? []),
      undelivered: program.flatMap((feature) => feature.undelivered ?? []),
      readConsentQuestion: program.find((feature) => feature.readConsentQuestion)?.readConsentQuestion,
      sentCampaigns: program.find((feature) => feature.sentCampaigns)?.sentCampaigns,
      texts: textsIn(textGroups),
    } satisfies Partial<Declared>,
    ...program.map((feature) => feature.declared?.(settings)),
  ) as Declared
}

/** For commands that take a configuration module: import map, types, migrations. */
export default function configFromEnvironment() {
  return payloadConfig(readSettings(process.env))
}
