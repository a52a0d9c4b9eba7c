/** What code that browsers load needs of the feature; the server reads the same by it. */
export { DEALER_PAGE, type Dimension, type Metric, OTHERS, VISIT_TIMEOUT } from './metrics'
