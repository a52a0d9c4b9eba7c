/** What code that browsers load needs of the feature; the server reads the same by it. */
export {
  type Comparison,
  comparisons,
  comparisonsOf,
  type FilterField,
  isComparable,
  NAME_FIELD,
  valuesOf,
} from './conditions'
