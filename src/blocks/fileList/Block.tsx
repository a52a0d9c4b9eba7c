import type { BlockOf, BlockProps } from '../../web/contentBlock'
import { fileAddress } from '../../web/media'
import type { Site } from '../../web/site'
import { BlockHead } from '../BlockHead'
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
  const rows = (block.files ?? []).flatMap((row) => {
    const href = typeof row.file === 'object' && row.file ? fileAddress(row.file) : undefined
    return href ? [<FileRow key={row.id ?? href} row={row} href={href} site={site} />] : []
  })
  if (rows.length === 0) return null
  return (
    <div className="text">
      <BlockHead block={block} />
      <ul className="file-list">{rows}</ul>
    </div>
  )
}

function FileRow({ row, href, site }: { row: Row; href: string; site: Site }) {
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
        <a href={href}>{row.title || title || filename}</a>
        <p className="file-facts">{type && size ? site.t('fileTypeAndSize', { type, size }) : type || size}</p>
        {row.text && <p className="file-text">{row.text}</p>}
      </div>
    </li>
  )
}
