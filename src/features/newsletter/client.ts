/** Exports for browser code; the server uses the same rules. */
export {
  type Comparison,
  comparisons,
  comparisonsOf,
  type FilterField,
  isComparable,
  NAME_FIELD,
  valuesOf,
} from './conditions'
