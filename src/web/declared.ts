/**
 * What the program's features have declared, for lower layers that act on all of it. Carried by the configuration,
 * since only the program knows the list of features. A feature that keeps more there extends the interface
 * (`declare module`).
 */
import type { BasePayload, CollectionSlug } from 'payload'
import type { ReadConsentQuestion } from './consent'
import type { ContentAnswer } from './contentAnswer'
import type { ContentBlocks } from './contentBlock'
import type { DraftPage } from './draftPage'
import type { LinkTarget, ListPage, SiteSearch } from './linkTargets'
import type { PersonalData } from './personalData'
import type { RecipientFinder } from './recipients'
import type { SearchKind } from './searchKind'
import type { ReadSentCampaigns } from './sentCampaigns'
import type { ScheduleSource, Task } from './task'
import type { Texts } from './texts'
import type { Undelivered } from './undelivered'

export interface Declared {
  answers: readonly ContentAnswer[]
  /** Every content block. */
  blocks: ContentBlocks
  draftPages: readonly DraftPage[]
  /** Collections of features whose documents have drafts. */
  draftCollections: readonly CollectionSlug[]
  linkTargets: readonly LinkTarget[]
  listPages: readonly ListPage[]
  personalData: readonly PersonalData[]
  recipients: readonly RecipientFinder[]
  /** First segments of addresses that no page of the editors can have. */
  reservedSegments: ReadonlySet<string>
  /** Paths of the features' screens, without a language's prefix. */
  screens: readonly string[]
  /** Where the search field leads to. */
  search: SiteSearch | undefined
  /** In their order (`SearchKind.position`). */
  searchKinds: readonly SearchKind[]
  /** Shapes of keys in running text (`features/privacy/secretTexts.ts`). */
  secretTexts: readonly RegExp[]
  /** The most urgent first. */
  tasks: readonly Task[]
  schedules: readonly ScheduleSource[]
  undelivered: readonly Undelivered[]
  readConsentQuestion: ReadConsentQuestion | undefined
  sentCampaigns: ReadSentCampaigns | undefined
  /** The shared texts and those of the features. */
  texts: Texts
}

export function declaredIn({ config }: Pick<BasePayload, 'config'>): Declared {
  return config.custom as Declared
}
