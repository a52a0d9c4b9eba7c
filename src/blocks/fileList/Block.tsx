import { type ReactNode, useContext } from 'react'
import { BlockHead } from '../../web/BlockHead'
import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { Enhanced } from '../../web/Enhanced'
import { Heading, levelBelow } from '../../web/Heading'
import { PageIds, PageIdsContext } from '../../web/headingIds'
import { fileAddress } from '../../web/media'
import type { Site } from '../../web/site'
import { type FileKind, kindOf, sizeInWords, typeInWords } from './size'

type Row = NonNullable<BlockOf<'fileList'>['files']>[number]

/** Paths of the icons, in a square of 24. */
const marks: Record<FileKind, string> = {
  text: 'M8 11h8M8 14.5h8M8 18h5',
  sheet: 'M8 11h8v7H8zM8 14.5h8M12 11v7',
  archive: 'M12 3v2m0 2v2m0 2v2m-1.5 2h3v3h-3z',
  video: 'M10 11.5v6l5-3z',
  audio: 'M10.5 17.5v-5.5l4-1v5.5M9 16.5h1.5v2H9zM13 15.5h1.5v2H13z',
}

export function FileListBlock({ block, site }: BlockProps<'fileList'>) {
  const rows = (block.files ?? []).filter(({ file }) => typeof file === 'object' && file && fileAddress(file))
  if (rows.length === 0) return null
  const categories = categoriesOf(rows)
  const lists = categories.map(({ name, rows }) => (
    <div className="file-category" key={name} data-category={name}>
      {name && <Heading level={levelBelow(block.heading)}>{name}</Heading>}
      <ul className="file-list">
        {rows.map((row, at) => (
          <FileRow key={row.id ?? at} row={row} site={site} />
        ))}
      </ul>
    </div>
  ))
  return (
    <div className="text">
      <BlockHead block={block} />
      {block.filter ? (
        <Filter categories={categories.flatMap(({ name }) => name || [])} site={site}>
          {lists}
        </Filter>
      ) : (
        lists
      )}
    </div>
  )
}

/** In the order of their first files. */
function categoriesOf(rows: readonly Row[]): { name: string; rows: Row[] }[] {
  const categories = new Map<string, Row[]>()
  for (const row of rows) {
    const name = row.category?.trim() ?? ''
    categories.set(name, [...(categories.get(name) ?? []), row])
  }
  return [...categories].map(([name, rows]) => ({ name, rows }))
}

/** Without script all files are shown, and there is nothing to search with. */
function Filter({ categories, site, children }: { categories: readonly string[]; site: Site; children: ReactNode }) {
  const ids = useContext(PageIdsContext) ?? new PageIds()
  const [field, choice] = [ids.forHeading('filsok'), ids.forHeading('filkategori')]
  return (
    <Enhanced name="fileList" when="visible" as="div" data-count={site.t('fileCount')} data-none={site.t('fileNone')}>
      <div className="file-filter with-script">
        <div>
          <label htmlFor={field}>{site.t('fileSearch')}</label>
          <input id={field} type="search" autoComplete="off" maxLength={100} />
        </div>
        {categories.length > 1 && (
          <div>
            <label htmlFor={choice}>{site.t('fileCategory')}</label>
            <select id={choice} autoComplete="off">
              <option value="">{site.t('fileCategoryAll')}</option>
              {categories.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </div>
        )}
        <p className="file-count" role="status" />
      </div>
      {children}
    </Enhanced>
  )
}

function FileRow({ row, site }: { row: Row; site: Site }) {
  if (typeof row.file !== 'object') return null
  const { title, filename, filesize, mimeType } = row.file
  const type = typeInWords(filename ?? '')
  const size = filesize ? sizeInWords(filesize, site.locale) : ''
  return (
    <li>
      <svg className="file-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 2.5h8.5l4 4v15H6zM14.5 2.5v4h4" />
        <path d={marks[kindOf(mimeType ?? '')]} />
      </svg>
      <div>
        <a href={fileAddress(row.file)}>{row.title || title || filename}</a>
        <p className="file-facts">{type && size ? site.t('fileTypeAndSize', { type, size }) : type || size}</p>
        {row.text && <p className="file-text">{row.text}</p>}
      </div>
    </li>
  )
}
