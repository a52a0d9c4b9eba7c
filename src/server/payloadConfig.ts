/** Payload's configuration for this process: the program's features with the settings from the environment. */
import { resolve } from 'node:path'
import { contentConfig } from '../cms/config'
import {
  watchDocuments,
  watchGlobal,
  withConflictAnswers,
  withGlobalRefusals,
  withRefusals,
} from '../features/collaboration'
import { binWords, guardDeletions, withBin } from '../features/deletion'
import { MAX_FILE_BYTES } from '../features/media/limits'
import { schedulePublishChecked } from '../features/pages/schedule'
import { watchSettings, watchStaff } from '../features/privacy'
import { createSingleSignOn } from '../features/users/oidc/client'
import { program } from '../program'
import type { Declared } from '../web/declared'
import { siteGlobal, themeGlobal } from '../web/globals'
import { textsGlobal } from '../web/ownTexts'
import { createSignInLimit } from '../web/signInLimit'
import { sharedTexts, textsIn } from '../web/texts'
import { ownOrigins } from './hosts'
import { createLog, type Log } from './log'
import { createRestAdmission } from './restAdmission'
import { readSettings, type Settings } from './settings'

export function payloadConfig(settings: Settings, log: Log = createLog(settings)) {
  const personalData = program.flatMap((feature) => feature.personalData ?? [])
  const textGroups = [...sharedTexts, ...program.flatMap((feature) => feature.texts ?? [])]
  const [watchPeople, watchEdits] = [watchStaff(personalData), watchDocuments(personalData)]
  const config = contentConfig(
    {
      collections: program.flatMap((feature) => feature.collections ?? []),
      globals: [
        siteGlobal,
        themeGlobal,
        textsGlobal(textGroups),
        ...program.flatMap((feature) => feature.globals ?? []),
      ],
      logger: log,
      serverFunctions: { 'schedule-publish': schedulePublishChecked },
      adminProviders: [
        '/src/web/admin/FixedWords#FixedWords',
        '/src/features/pages/admin/ScheduleRefusals#ScheduleRefusals',
        '/src/features/deletion/admin/DeletionDialog#DeletionDialog',
        '/src/features/collaboration/admin/FormStates#FormStates',
      ],
      afterLogin: [
        '/src/features/users/admin/PasskeySignIn#PasskeySignIn',
        '/src/features/users/oidc/admin/SingleSignOn#SingleSignOn',
      ],
      beforeDashboard: [
        '/src/features/users/admin/SecondStepPrompt#SecondStepPrompt',
        '/src/features/undelivered/admin/UndeliveredNotice#UndeliveredNotice',
        '/src/features/insights/admin/InsightSummary#InsightSummary',
      ],
      adminViews: Object.assign(
        { newDraft: { path: '/nytt-utkast/:collection', Component: '/src/web/admin/NewDraftView#NewDraftView' } },
        ...program.map((feature) => feature.adminViews ?? {}),
      ),
      prepare: (collection) => withBin(watchEdits(watchPeople(withRefusals(collection)))),
      guardEndpoints: guardDeletions,
      prepareGlobal: (global) => watchGlobal(watchSettings(withGlobalRefusals(global))),
      adminWords: binWords,
      admits: createRestAdmission(),
      custom: {
        personalData,
        signInLimit: createSignInLimit(),
        singleSignOn: settings.oidc && createSingleSignOn(settings.oidc, settings.siteUrl),
        secretTexts: program.flatMap((feature) => feature.secretTexts ?? []),
        undelivered: program.flatMap((feature) => feature.undelivered ?? []),
        readAsked: program.find((feature) => feature.readAsked)?.readAsked,
        texts: textsIn(textGroups),
      } satisfies Declared,
    },
    { ...settings, root: projectRoot(), maxUploadBytes: MAX_FILE_BYTES, origins: ownOrigins(settings) },
  )
  return config.then(withConflictAnswers)
}

/** The project's root, which is the working directory: commands start the program there. */
export function projectRoot(): string {
  return resolve(process.env.MERKEVEI_ROOT ?? process.cwd())
}

/** For commands that take a configuration module: import map, types, migrations. */
export default function configFromEnvironment() {
  return payloadConfig(readSettings(process.env))
}
