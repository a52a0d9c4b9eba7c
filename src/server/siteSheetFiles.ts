/** The site's style sheets as files: compressed once, and kept in memory as those of the build are. */
import { memoized } from '../lib/memoized'
import type { Renderer } from '../web/render'
import { type SiteSheet, sheetLocale } from '../web/siteSheets'
import { compressWell } from './compression'
import type { HeaderList } from './headers'
import { type StaticFile, staticFile } from './staticFiles'

export interface SiteSheetFile {
  path: string
  file: StaticFile
}

export interface SiteSheetFiles {
  /**
   * The sheet at a path; undefined for a path that is no sheet's. An unknown one is of a page that another process drew,
   * or this one before its start: the sheet is then the one of now, mostly under the same path.
   */
  at(path: string): Promise<SiteSheetFile | undefined>
}

export function createSiteSheetFiles(
  { sheets, drawSheet }: Pick<Renderer, 'sheets' | 'drawSheet'>,
  common: HeaderList,
): SiteSheetFiles {
  const fileOf = memoized(async ({ content: identity }: SiteSheet): Promise<StaticFile> => {
    const [br, gzip] = await Promise.all([compressWell(identity, 'br', 'best'), compressWell(identity, 'gzip', 'best')])
    return staticFile('.css', common, { identity, br, gzip })
  })

  return {
    async at(path) {
      const locale = sheetLocale(path)
      if (!locale) return undefined
      const sheet = sheets.at(path) ?? (await drawSheet(locale))
      return { path: sheet.path, file: await fileOf(sheet) }
    },
  }
}
