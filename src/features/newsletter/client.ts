/** Exports for browser code; the server uses the same rules. */
export {
  comparisons,
  comparisonsOf,
  type FilterField,
  type FilterOperator,
  isComparable,
  NAME_FIELD,
  valuesOf,
} from './conditions'
