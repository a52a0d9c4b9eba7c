/** Exports for browser code; the server uses the same rules. */
export { ARTICLES_ADDRESS, ORDER_PATH } from './addresses'
export { type ArticleOf, columnOf, cutRows, LIST_FIELD, type RowError, readRows, type TypedRow } from './cells'
export {
  addRow,
  addRows,
  decodeCompact,
  decodeList,
  encodeCompact,
  encodeList,
  exceedsQuantity,
  fitsArticle,
  MAX_COOKIE,
  MAX_NUMBER,
  MAX_QUANTITY,
  MAX_ROWS,
  type OrderRow,
  readQuantity,
  sameNumber,
  typedQuantity,
} from './list'
export { readPasted } from './pasted'
export { onListElsewhere, readList, writeList } from './store'
export { lineAmount, lineTotal, lineWords, onePrice, orderSum, type SumWords, sumWords } from './sums'
