import { BlockHead } from '../../../../web/BlockHead'
import type { BlockProps } from '../../../../web/contentBlock'
import { CompareTable } from '../../compare/CompareTable'
import type { ComparisonData } from './read'

export function ComparisonBlock({ block, site, data }: BlockProps<'comparison', ComparisonData>) {
  const compared = data?.get(block)
  if (!compared?.cards.length) return null
  return (
    <div className="wide">
      <BlockHead block={block} />
      <CompareTable
        name={block.heading || site.t('compareTitle')}
        cards={compared.cards}
        rows={compared.rows}
        site={site}
      />
    </div>
  )
}
