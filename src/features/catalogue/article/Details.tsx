/** An article's figures, its videos, its description, its specifications in groups, and its documents. */
import { FileListBlock } from '../../../blocks/fileList/Block'
import { RichText } from '../../../web/RichText'
import type { Site } from '../../../web/site'
import type { ArticleContent } from './content'
import { Videos, videosOf } from './Gallery'
import { figuresOf, groupsOfRows, type SpecificationRow } from './specificationRows'

export function Details({
  article,
  site,
  rows,
  documents,
}: Pick<ArticleContent, 'article' | 'site' | 'rows' | 'documents'>) {
  const { description, name } = article
  if (!description && rows.length === 0 && !documents && videosOf(article).length === 0) return null
  return (
    <div className="article-details">
      <Figures rows={rows} />
      <Videos article={article} site={site} />
      {description && <RichText data={description} site={site} headingLevel={2} />}
      {rows.length > 0 && (
        <section>
          <h2>{site.t('articleSpecifications')}</h2>
          <SpecificationTables rows={rows} caption={`${site.t('articleSpecifications')}: ${name}`} site={site} />
        </section>
      )}
      {documents && (
        <section className="article-documents">
          <h2>{site.t('articleDocuments')}</h2>
          <FileListBlock block={documents} site={site} first={false} />
        </section>
      )}
    </div>
  )
}

function Figures({ rows }: { rows: readonly SpecificationRow[] }) {
  const figures = figuresOf(rows)
  if (figures.length === 0) return null
  return (
    <dl className="article-figures">
      {figures.map(({ name, number, unit }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {number} <span>{unit}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** A table for each group, under its name; the columns of all are equally wide. */
function SpecificationTables({
  rows,
  caption,
  site,
}: {
  rows: readonly SpecificationRow[]
  /** Of the table that is alone. */
  caption: string
  site: Site
}) {
  const groups = groupsOfRows(rows)
  return groups.map(({ heading, rows }) => (
    <table className="specifications" key={heading}>
      {groups.length > 1 ? (
        <caption className="specification-group">{heading || site.t('articleOtherSpecifications')}</caption>
      ) : (
        <caption className="visually-hidden">{caption}</caption>
      )}
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            <td>{row.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}
